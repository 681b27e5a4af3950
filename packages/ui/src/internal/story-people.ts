/* Drawn, made-up adults for stories: nobody's face, no request, the same in every run. */

export interface StoryPerson {
  name: string;
  age: number;
  city: string;
  photo: { src: string; width: number; height: number; placeholder: string };
}

interface Drawing {
  sky: [from: string, to: string];
  skin: string;
  shade: string;
  hair: string;
  style: keyof typeof hairs;
  top: string;
  face?: (keyof typeof features)[];
  /** Degrees that the head is tilted. */
  tilt?: number;
  scene?: keyof typeof scenes;
}

const size = { width: 400, height: 500 };

/** Behind the head, then over the forehead. */
const hairs = {
  long: [
    "M118 190c-6-86 34-128 84-128s92 40 86 128c-4 56 18 96 20 150-60 24-150 26-212 0 6-56 26-94 22-150Z",
    "M136 176c-4-66 30-92 68-92 40 0 66 28 62 92-10-34-34-52-66-62-16 26-38 44-64 62Z",
  ],
  bob: [
    "M112 262c-18-110 12-198 90-198s106 86 88 198c-58 16-120 16-178 0Z",
    "M134 182c0-66 26-96 66-96s70 28 68 96c-10-26-22-42-34-54-30 16-66 22-88 20-6 10-10 22-12 34Z",
  ],
  curls: [
    "M104 236c-26-30-16-70 6-84 0-44 34-78 74-74 30-20 76-8 88 26 32 14 42 58 26 86 12 34-8 68-36 70-50 18-112 14-158-24Z",
    "M130 184c-4-66 26-106 70-106s74 40 70 106c-10-28-28-44-48-44-26 12-66 8-92 44Z",
  ],
  bun: [
    "M200 34c26 0 40 16 40 34s-16 30-40 30-40-12-40-30 14-34 40-34Z",
    "M134 184c-6-72 28-102 66-102s72 30 66 102c-8-38-30-60-66-60s-58 22-66 60Z",
  ],
  short: ["", "M132 176c-10-66 20-104 70-104s80 30 66 104c-4-24-12-38-22-48-34 4-66-2-90-14-14 14-20 36-24 62Z"],
  crop: ["", "M134 168c-4-58 26-84 66-84s70 26 66 84c-8-30-26-44-66-44s-58 14-66 44Z"],
  wave: ["", "M130 176c-14-58 2-112 72-112 54-4 84 40 66 112-4-22-12-36-20-44-40 10-74-6-92-22-4 24-20 40-26 66Z"],
  bald: ["", ""],
} as const;

const features = {
  beard: "M136 196c0 76 24 104 64 104s64-28 64-104c-8 26-22 34-36 34-18-10-38-10-56 0-14 0-28-8-36-34Z",
  glasses: "",
  earrings: "",
  freckles: "",
  lips: "",
} as const;

const scenes = {
  sun: '<circle cx="310" cy="130" r="86" fill="#fff" opacity=".28"/>',
  hills: '<path d="M0 330c90-80 160-60 220-20s120 10 180-50v240H0Z" fill="#000" opacity=".14"/>',
  window:
    '<path d="M40 0h90v300H40zm110 0h90v300h-90z" fill="#fff" opacity=".2"/><path d="M0 380h400v120H0z" fill="#000" opacity=".1"/>',
  leaves:
    '<path d="M-20 120q90-60 130 60q-100 30-130-60Zm440 60q-100-40-120 80q90 20 120-80ZM300-20q80 10 70 110q-80-20-70-110Z" fill="#000" opacity=".16"/>',
  city: '<path d="M0 260h50v-80h60v120h40v-160h56v200h60v-140h54v90h80v210H0Z" fill="#000" opacity=".13"/>',
} as const;

function draw({ sky, skin, shade, hair, style, top, face = [], tilt = 0, scene = "sun" }: Drawing): string {
  const [behind, front] = hairs[style];
  const has = (feature: keyof typeof features) => face.includes(feature);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">`,
    `<linearGradient id="g" x2=".4" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`,
    `<path fill="url(#g)" d="M0 0h400v500H0z"/>${scenes[scene]}`,
    `<g transform="rotate(${tilt} 200 330)"><path fill="${hair}" d="${behind}"/></g>`,
    `<path fill="${top}" d="M28 500c2-92 50-130 116-146h112c66 16 114 54 116 146Z"/>`,
    `<path fill="${skin}" d="M168 256h64v88q28 12 12 22-44 40-88 0-16-10 12-22Z"/>`,
    `<g transform="rotate(${tilt} 200 330)">`,
    `<path fill="${shade}" d="M168 262q32 36 64 0v34q-34 26-64 0Z"/>`,
    `<path fill="${skin}" d="M134 178q66-60 132 0c2 70-28 112-66 112s-68-42-66-112Zm0 0c0-62 30-84 66-84s66 22 66 84q-66 60-132 0Z"/>`,
    `<path fill="${skin}" d="M136 180q-16-6-14 14 4 26 18 24Zm128 0q16-6 14 14-4 26-18 24Z"/>`,
    has("beard") ? `<path fill="${hair}" d="${features.beard}"/>` : "",
    `<path fill="${hair}" d="${front}"/>`,
    `<path fill="none" stroke="${style === "bald" ? shade : hair}" stroke-width="6" stroke-linecap="round" d="M156 172q14-9 28-3m32 0q14-6 28 3"/>`,
    `<path fill="#fff" d="M156 192q14-15 28 0-14 11-28 0Zm60 0q14-15 28 0-14 11-28 0Z"/>`,
    `<circle cx="171" cy="191" r="6.5" fill="#2b2118"/><circle cx="229" cy="191" r="6.5" fill="#2b2118"/>`,
    `<path fill="none" stroke="#2b2118" stroke-width="3.5" stroke-linecap="round" d="M155 191q15-15 30 0m30 0q15-15 30 0"/>`,
    `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" d="M201 196l-5 28q6 5 13 1"/>`,
    has("lips")
      ? `<path fill="#b23a4f" d="M176 248q12-8 24-2 12-6 24 2-24 22-48 0Z"/>`
      : `<path fill="none" stroke="#7b3a35" stroke-width="5" stroke-linecap="round" d="M178 247q22 16 44 0"/>`,
    has("freckles")
      ? `<path stroke="${shade}" stroke-width="4" stroke-linecap="round" d="M152 218h0m10 6h0m-2-12h0m80 6h0m-10 6h0m2-12h0"/>`
      : "",
    has("glasses")
      ? `<g fill="none" stroke="#2b2118" stroke-width="4"><rect x="148" y="174" width="44" height="36" rx="16"/><rect x="208" y="174" width="44" height="36" rx="16"/><path d="M192 188q8-6 16 0"/></g>`
      : "",
    has("earrings")
      ? `<circle cx="131" cy="228" r="7" fill="#e8b64c"/><circle cx="269" cy="228" r="7" fill="#e8b64c"/>`
      : "",
    "</g></svg>",
  ].join("");
}

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function person(name: string, age: number, city: string, drawing: Drawing): StoryPerson {
  const blur = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><path fill="${drawing.sky[0]}" d="M0 0h4v5H0z"/><path fill="${drawing.skin}" d="M1 1h2v2H1z"/><path fill="${drawing.top}" d="M0 4h4v1H0z"/></svg>`;
  return { name, age, city, photo: { src: address(draw(drawing)), ...size, placeholder: address(blur) } };
}

const light = { skin: "#f2c7a8", shade: "#d99f7c" };
const olive = { skin: "#dba67c", shade: "#b97f57" };
const brown = { skin: "#a56d47", shade: "#7f4e30" };
const deep = { skin: "#6f452d", shade: "#4f2f1e" };

export const people: readonly [StoryPerson, ...StoryPerson[]] = [
  person("Rosa", 34, "Utrecht", {
    sky: ["#ffd9c2", "#f2907a"],
    ...olive,
    hair: "#3a221a",
    style: "long",
    top: "#8c2f39",
    face: ["lips", "earrings"],
    tilt: -3,
  }),
  person("Tom", 41, "Leeds", {
    sky: ["#cfe6f2", "#6a9fc0"],
    ...light,
    hair: "#6b4a2f",
    style: "short",
    top: "#27405e",
    face: ["beard"],
    scene: "hills",
  }),
  person("Amara", 29, "Lyon", {
    sky: ["#fbe3a8", "#d99a35"],
    ...deep,
    hair: "#1d1512",
    style: "curls",
    top: "#f3efe6",
    face: ["lips", "earrings"],
    tilt: 4,
    scene: "leaves",
  }),
  person("Ingrid", 58, "Malmö", {
    sky: ["#dfe7dc", "#87a38d"],
    ...light,
    hair: "#cfcac2",
    style: "bob",
    top: "#2f5d50",
    face: ["glasses"],
    scene: "window",
  }),
  person("Mateo", 36, "Sevilla", {
    sky: ["#f6cfa5", "#c4684a"],
    ...olive,
    hair: "#221a17",
    style: "wave",
    top: "#3d3a4b",
    tilt: 3,
    scene: "city",
  }),
  person("Bea", 46, "Köln", {
    sky: ["#e9d5f0", "#9a6fb0"],
    ...light,
    hair: "#a1432a",
    style: "bun",
    top: "#432b55",
    face: ["freckles", "lips"],
    tilt: -4,
    scene: "window",
  }),
  person("Kofi", 39, "Antwerpen", {
    sky: ["#c5e4dd", "#3f8f86"],
    ...deep,
    hair: "#171210",
    style: "crop",
    top: "#e7a93b",
    face: ["beard"],
    scene: "leaves",
  }),
  person("Sanne", 27, "Aarhus", {
    sky: ["#fde2e8", "#e88ea6"],
    ...light,
    hair: "#d8aa5e",
    style: "long",
    top: "#35506b",
    face: ["freckles"],
    tilt: 5,
    scene: "hills",
  }),
  person("Rafael", 52, "Torino", {
    sky: ["#d9d6e8", "#6f6a96"],
    ...brown,
    hair: "#8b8782",
    style: "short",
    top: "#1f2430",
    face: ["glasses", "beard"],
    scene: "city",
  }),
  person("Noor", 31, "Gent", {
    sky: ["#d7eef8", "#5fa8cf"],
    ...brown,
    hair: "#241a16",
    style: "bob",
    top: "#c8553d",
    face: ["lips"],
    tilt: -2,
    scene: "sun",
  }),
  person("Pekka", 63, "Turku", {
    sky: ["#e6e2d8", "#9c8f78"],
    ...light,
    hair: "#b9b4ac",
    style: "bald",
    top: "#445a4a",
    face: ["beard"],
    scene: "hills",
  }),
  person("Zofia", 43, "Gdynia", {
    sky: ["#ffe9c9", "#e7a15e"],
    ...light,
    hair: "#54301f",
    style: "curls",
    top: "#1f5a73",
    face: ["glasses", "lips"],
    tilt: 3,
    scene: "window",
  }),
];

/** As many as a long list needs, the same twelve again and again. */
export const manyPeople = (count: number): (StoryPerson & { id: string })[] =>
  Array.from({ length: count }, (_, at) => {
    const drawn = people[at % people.length] ?? people[0];
    return { ...drawn, id: `${drawn.name}-${at}` };
  });
