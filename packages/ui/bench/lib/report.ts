import { kilobytes, type Side } from "./bundle.ts";
import { sides } from "./stage.ts";

export const milliseconds = ({ plain, ours }: Record<Side, number>) =>
  `plain ${plain.toFixed(1)} ms, ours ${ours.toFixed(1)} ms`;

export function line(what: string, value: string, goal: string, met: boolean, detail: string) {
  process.stdout.write(
    `${met ? " " : "!"} ${what.padEnd(38)} ${value.padStart(10)}  of ${goal.padEnd(12)}  ${detail}\n`,
  );
}

export function ratio(what: string, times: Record<Side, number>, goal: number) {
  const value = times.ours / times.plain;
  line(what, value.toFixed(2), `${goal}`, value <= goal, milliseconds(times));
}

export function weigh(what: string, folders: Record<Side, string>, goal: { script: number; style: number }) {
  const [plain, ours] = sides.map((side) => kilobytes(folders[side])) as [typeof goal, typeof goal];
  const show = ({ script, style }: typeof goal) => `${script.toFixed(0)}+${style.toFixed(1)}`;
  const met = ours.script <= goal.script && ours.style <= goal.style;
  line(`${what}: gzip kB, script+style`, show(ours), `${goal.script}+${goal.style}`, met, `plain ${show(plain)}`);
}
