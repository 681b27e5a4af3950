import { describe, expect, it } from "vitest";
import { day } from "../constants.ts";
import { openingOf, openingsAnHour } from "./openings.ts";

const long = "I have been reading your profile for an hour now, and I think that we would get on like a house on fire.";

describe("first messages that go to many", () => {
  it.each([
    ["another name", `Hi Anna! ${long}`, "Anna", `Hi Bea! ${long}`, "Bea"],
    ["case, accents and signs", long, "Anna", `${long.toUpperCase().replaceAll("E", "É")} :-) 😀`, "Anna"],
    ["digits of their own", `${long} 17`, "Anna", `${long} 18`, "Anna"],
    ["letters that look alike", long, "Anna", long.replaceAll("a", "а"), "Anna"],
    ["a number alone", "070 123 45 67", "Anna", "070 123 45 67", "Bea"],
  ])("are alike but for %s", (_, one, to, other, toOther) => {
    expect(openingOf(one, to)).toEqual(openingOf(other, toOther));
    expect(openingOf(one, to)).not.toBeNull();
  });

  it("are looked at sooner where they lead out of the product", () => {
    expect(openingOf(long, "Anna")!.most).toBe(10);
    expect(openingOf("See www.example.com", "Anna")!.most).toBe(3);
  });

  it.each([
    "Hej! Hvordan går det? Kan du lide at vandre?",
    "Hallo! Wie war dein Wochenende? Ich mag dein Lachen.",
    "Hi there! How is your week going so far?",
    "¡Hola! ¿Qué tal el fin de semana?",
    "Moikka! Miten viikonloppu meni?",
    "Salut ! Tu as passé un bon week-end ?",
    "Ciao! Com’è andato il fine settimana?",
    "Hoi! Hoe was je weekend? Leuke foto's!",
    "Hei! Hvordan går det? Fin tur på bildet!",
    "Cześć! Jak minął weekend?",
    "Hej! Hur har helgen varit?",
  ])("may be anybody's habit: %s", (text) => {
    expect(openingOf(text, "Anna")).toBeNull();
  });
});

it("a new account begins fewer conversations an hour than one that is known", () => {
  expect([0, day - 1, day, 7 * day - 1, 7 * day].map(openingsAnHour)).toEqual([10, 10, 20, 20, 40]);
});
