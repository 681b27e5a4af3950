import {
  type bodyTypes,
  eyeColors,
  genders,
  type hairColors,
  type relationshipStatuses,
  tattooAnswers,
} from "@kindling/domain/contract";
import type { Site } from "../sites.ts";
import { looksOf } from "./looks.ts";
import { draw, seededRandom } from "./random.ts";

const names = {
  female: [
    "Ada",
    "Aline",
    "Amara",
    "Anouk",
    "Astrid",
    "Bea",
    "Camille",
    "Carla",
    "Dalia",
    "Edith",
    "Elin",
    "Esra",
    "Fenna",
    "Flora",
    "Freya",
    "Greta",
    "Hanna",
    "Ida",
    "Ilse",
    "Ines",
    "Iris",
    "Jana",
    "Joke",
    "Juna",
    "Kaja",
    "Lena",
    "Lotte",
    "Lucia",
    "Maeve",
    "Maren",
    "Mila",
    "Nadia",
    "Nina",
    "Noor",
    "Odile",
    "Olga",
    "Paula",
    "Petra",
    "Romy",
    "Rosa",
    "Sanne",
    "Selma",
    "Signe",
    "Sofia",
    "Tessa",
    "Tilda",
    "Vera",
    "Wanda",
    "Yara",
    "Zoe",
  ],
  male: [
    "Aart",
    "Abel",
    "Anton",
    "Arno",
    "Bas",
    "Ben",
    "Bruno",
    "Casper",
    "Cem",
    "Dario",
    "David",
    "Diego",
    "Emil",
    "Erik",
    "Finn",
    "Florian",
    "Gijs",
    "Goran",
    "Hugo",
    "Ivan",
    "Jakub",
    "Jan",
    "Jonas",
    "Karim",
    "Kasper",
    "Lars",
    "Leon",
    "Luca",
    "Marek",
    "Matteo",
    "Mehdi",
    "Milan",
    "Nils",
    "Noah",
    "Oskar",
    "Otto",
    "Pablo",
    "Paul",
    "Piet",
    "Quentin",
    "Rasmus",
    "Remy",
    "Ruben",
    "Sami",
    "Sven",
    "Theo",
    "Tomas",
    "Viktor",
    "Willem",
    "Yannick",
  ],
} as const;

/** Where they live: country, ISO 3166-2 region, city. */
const places = [
  ["NL", "NL-NH", "Amsterdam"],
  ["NL", "NL-UT", "Utrecht"],
  ["NL", "NL-ZH", "Rotterdam"],
  ["FR", "FR-IDF", "Paris"],
  ["FR", "FR-ARA", "Lyon"],
  ["FR", "FR-PAC", "Marseille"],
  ["BE", null, "Antwerp"],
  ["DE", "DE-BE", "Berlin"],
  ["DE", "DE-HH", "Hamburg"],
  ["GB", null, "Bristol"],
  ["GB", null, "Leeds"],
  ["IE", null, "Galway"],
  ["ES", null, "Valencia"],
  ["IT", null, "Bologna"],
  ["DK", null, "Aarhus"],
  ["SE", null, "Malmö"],
  ["NO", null, "Bergen"],
  ["FI", null, "Turku"],
  ["PL", null, "Kraków"],
  ["CH", null, "Basel"],
  ["AT", null, "Graz"],
  ["US", "US-OR", "Portland"],
] as const;

const openings = [
  "I’m the one who brings the good bread.",
  "Weekends are for long walks and even longer breakfasts.",
  "I laugh at my own jokes. Somebody has to.",
  "Ask me about the worst movie I ever loved.",
  "I moved here for work and stayed for the bakery.",
  "Mornings are for swimming, evenings for talking.",
  "I keep more plants alive than you’d think.",
  "Half my kitchen is spices.",
];
const middles = [
  "Most evenings you’ll find me cooking for too many people.",
  "I like concerts in small rooms and mountains of any size.",
  "I read everything, including the back of the cereal box.",
  "I dance badly and happily.",
  "My bike has more miles on it than my car ever will.",
  "I’m better at listening than at small talk.",
];
const closings = [
  "Looking for someone who asks questions back.",
  "Tell me what you’d cook on a rainy Sunday.",
  "Let’s start with a coffee and see.",
  "No hurry. Good company comes first.",
  "If you know a quiet place by the water, we’ll get along.",
];

/** A made-up person, before the database knows them. */
export interface DemoPerson {
  /** Names the portrait. */
  readonly number: number;
  readonly name: string;
  readonly gender: (typeof genders)[number];
  readonly sexuality: "hetero" | "gay" | "lesbian" | "bi";
  readonly age: number;
  readonly country: string;
  readonly region: string | null;
  readonly city: string;
  readonly about: string;
  readonly interests: string[];
  readonly hairColor: (typeof hairColors)[number];
  readonly eyeColor: (typeof eyeColors)[number];
  readonly bodyType: (typeof bodyTypes)[number];
  readonly relationshipStatus: (typeof relationshipStatuses)[number];
  readonly tattoos: (typeof tattooAnswers)[number];
  readonly photos: number;
}

type Gender = DemoPerson["gender"];
type Sexuality = DemoPerson["sexuality"];

/** Who is on a site of a niche: the genders in turn, how old the youngest of each is, whom they look for by tens. */
interface Cast {
  readonly genders: readonly Gender[];
  readonly youngest: Readonly<Record<Gender, number>>;
  readonly sexualities: Readonly<Record<Gender, readonly Sexuality[]>>;
}

const mixed: Cast = {
  genders,
  youngest: { male: 23, female: 23 },
  sexualities: {
    male: ["hetero", "hetero", "hetero", "hetero", "hetero", "hetero", "hetero", "bi", "bi", "gay"],
    female: ["hetero", "hetero", "hetero", "hetero", "hetero", "hetero", "hetero", "bi", "bi", "lesbian"],
  },
};

const casts: Readonly<Record<Site["key"], Cast>> = {
  general: mixed,
  female: { ...mixed, genders: ["female", "female", "male"] },
  bdsm: mixed,
  bbw: { ...mixed, genders: ["female", "female", "male"] },
  "older-women": { ...mixed, genders: ["female", "female", "male"], youngest: { male: 28, female: 45 } },
  milf: { ...mixed, genders: ["female", "female", "male"], youngest: { male: 25, female: 35 } },
  gay: { ...mixed, genders: ["male"], sexualities: { ...mixed.sexualities, male: ["gay", "gay", "gay", "bi"] } },
};

/** From one name to the next: in no order that a reader would take for one, and each before any comes again. */
const stride = 17;
const ageSpan = 40;
const oldest = 79;

/** The made-up person of a number: always the same on the same site. */
function person(number: number, site: Site): DemoPerson {
  const { one, some, below } = draw(seededRandom(number * 7919));
  const { genders: turns, youngest, sexualities } = casts[site.key];
  const gender = turns[number % turns.length]!;
  // More of them are young: the smaller of two draws.
  const age = Math.min(youngest[gender] + Math.min(below(ageSpan), below(ageSpan)), oldest);
  const here = places.filter(([country]) => site.settings.countries.includes(country));
  const [country, region, city] = one(here);
  return {
    number,
    name: names[gender][(Math.floor(number / turns.length) * stride) % names[gender].length]!,
    gender,
    sexuality: one(sexualities[gender]),
    age,
    country,
    region,
    city,
    about: `${one(openings)} ${one(middles)} ${one(closings)}`,
    interests: some(site.settings.interests, 4 + below(5)),
    hairColor: looksOf(gender, age, number).hairColor,
    eyeColor: one(eyeColors),
    bodyType: one(
      site.key === "bbw" && gender === "female" ? ["curvy", "full"] : ["slim", "average", "athletic", "curvy"],
    ),
    relationshipStatus: one(["single", "single", "divorced", "open"]),
    tattoos: one(tattooAnswers),
    photos: 1 + below(4),
  };
}

/** Whom the ready account of a site is: somebody whom its members look for. */
export const demoSelf = ({ key }: Site): { gender: Gender; sexuality: Sexuality } =>
  key === "gay" ? { gender: "male", sexuality: "gay" } : { gender: "female", sexuality: "bi" };

/** The made-up members of a site. */
export const demoPeople = (site: Site, count: number): readonly DemoPerson[] =>
  Array.from({ length: count }, (_, index) => person(index + 1, site));
