export default class T { onTestRunEnd(modules: any[]) {
  const rows: any[] = []; const sum: Record<string, number> = {};
  for (const m of modules) { const d = m.diagnostic(); for (const [k,v] of Object.entries(d)) if (typeof v==='number') sum['module '+k]=(sum['module '+k]??0)+v;
   for (const t of m.children.allTests()) { const meta=t.meta().accessibility; const dur=t.diagnostic()?.duration??0; sum['test']=(sum['test']??0)+dur; sum.tests=(sum.tests??0)+1; let g=0; if(meta?.spent) for (const [k,v] of Object.entries(meta.spent as Record<string,number>)) {sum['gate '+k]=(sum['gate '+k]??0)+v; g+=v;} rows.push([Math.round(dur),Math.round(g),m.relativeModuleId.split('/').pop()+' '+t.name, meta?.nodes, JSON.stringify(meta?.spent ? Object.fromEntries(Object.entries(meta.spent as any).filter(([,v]:any)=>v>150 || true).map(([k,v]:any)=>[k,Math.round(v)])) : {})]); } }
  console.log(Object.fromEntries(Object.entries(sum).map(([k,v])=>[k,Math.round(v)]))); rows.sort((a,b)=>b[0]-a[0]); for (const r of rows.slice(0,25)) console.log(...r);
}}
