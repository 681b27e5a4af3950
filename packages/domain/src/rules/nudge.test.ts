import { describe, expect, it } from "vitest";
import type { Nudge } from "../vocabulary/nudges.ts";
import { nudgeFor } from "./nudge.ts";

/** What is warned of, and what is not though it sounds alike, in each language. */
const fixtures: Record<string, { readonly warned: readonly [string, Nudge][]; readonly left: readonly string[] }> = {
  da: {
    warned: [
      ["Kan du låne mig penge til på fredag?", "money"],
      ["Du kan bare købe et gavekort og sende mig koden", "gift_card"],
      ["Skal vi ikke skrive på WhatsApp i stedet?", "messenger"],
      ["Jeg er mest på Signal", "messenger"],
    ],
    left: [
      "Jeg er ikke gift, bare gift med mit arbejde",
      "Tid er penge, siger min chef",
      "Vi spiller kort på fredag",
      "Jeg arbejder i en bank",
      "Vi sad på en bænk og lyttede efter et signal fra skibet",
    ],
  },
  de: {
    warned: [
      ["Kannst du mir Geld überweisen? Ich meine: geld schicken", "money"],
      ["Leihst du mir Geld?", "money"],
      ["Kauf doch eine Geschenkkarte", "gift_card"],
      ["Lass uns auf Telegram schreiben", "messenger"],
    ],
    left: [
      "Zeit ist Geld, sagt man",
      "Wir saßen auf der Bank am See",
      "Das Gift einer Schlange hilft in der Medizin",
      "Leihst du mir dein Ohr?",
      "Deine Nachricht war kryptisch",
    ],
  },
  en: {
    warned: [
      ["Could you SEND  me some\nmoney?", "money"],
      ["I only take Bitcoin", "money"],
      ["A gift card would do", "gift_card"],
      ["What’s your insta?", "messenger"],
    ],
    left: [
      "Time is money, they say",
      "I work in a bank by the river bank",
      "Her gift was a card that she drew herself",
      "Instant coffee? Never",
      "That sounds cryptic",
      "I save money for a trip to Oslo",
    ],
  },
  es: {
    warned: [
      ["¿Puedes prestarme dinero?", "money"],
      ["Enviame dinero, por favor", "money"],
      ["Cómprame una tarjeta de regalo", "gift_card"],
      ["¿Tienes WhatsApp?", "messenger"],
    ],
    left: [
      "El tiempo es dinero",
      "Nos sentamos en un banco del parque",
      "Préstame atención",
      "Fue un regalo con una tarjeta preciosa",
      "Me dio una señal",
    ],
  },
  fi: {
    warned: [
      ["Voisitko lähettää minulle rahaa?", "money"],
      ["Tässä on tilinumeroni", "money"],
      ["Osta lahjakortti", "gift_card"],
      ["Jutellaanko Telegram-ryhmässä?", "messenger"],
    ],
    left: [
      "Aika on rahaa",
      "Olen töissä pankissa",
      "Lainaan kirjoja kirjastosta",
      "Lahja oli kortti mummolta",
      "Sain signaalin laivasta",
    ],
  },
  fr: {
    warned: [
      ["Tu pourrais m’envoyer de l’argent ?", "money"],
      ["Il me faut un virement bancaire", "money"],
      ["Achète des cartes cadeaux", "gift_card"],
      ["On continue sur Snapchat ?", "messenger"],
    ],
    left: [
      "Le temps, c’est de l’argent",
      "Je travaille dans une banque",
      "Elle porte une bague en argent",
      "Tu peux me prêter ce livre ?",
      "J’attends ton signal",
    ],
  },
  it: {
    warned: [
      ["Puoi prestarmi dei soldi?", "money"],
      ["Fammi un bonifico", "money"],
      ["Compra una carta regalo", "gift_card"],
      ["Scrivimi su Instagram", "messenger"],
    ],
    left: [
      "Il tempo è denaro",
      "Lavoro in banca",
      "Eravamo allo stesso banco a scuola",
      "Mi presti il tuo libro?",
      "Aspetto un segnale",
    ],
  },
  nl: {
    warned: [
      ["Kun je wat geld lenen of geld overmaken?", "money"],
      ["Ik stuur je een Tikkie", "money"],
      ["Koop een cadeaubon voor me", "gift_card"],
      ["Zullen we op Signal verder praten?", "messenger"],
    ],
    left: [
      "Lekker op de bank met een film",
      "Tijd is geld",
      "Ik heb een kaart van de stad getekend",
      "Ik moet mijn slaap inhalen",
      "Een signaal van boven",
    ],
  },
  no: {
    warned: [
      ["Kan du sende meg penger?", "money"],
      ["Bare vipps meg", "money"],
      ["Kjøp et gavekort", "gift_card"],
      ["Har du Telegram?", "messenger"],
    ],
    left: ["Er du gift?", "Tid er penger", "Jeg jobber i bank", "Vi spiller kort på hytta", "Vipps, der var han borte"],
  },
  pl: {
    warned: [
      ["Możesz mi wysłać pieniądze?", "money"],
      ["Zrób przelew na numer konta", "money"],
      ["Kup kartę podarunkową", "gift_card"],
      ["Masz WhatsApp?", "messenger"],
    ],
    left: [
      "Czas to pieniądz",
      "Pracuję w banku",
      "Gramy w karty",
      "Pożyczysz mi tę książkę?",
      "Czara goryczy się przelewa",
    ],
  },
  sv: {
    warned: [
      ["Kan du låna mig pengar?", "money"],
      ["Du kan swisha", "money"],
      ["Köp ett presentkort", "gift_card"],
      ["Finns du på Snapchat?", "messenger"],
    ],
    left: [
      "Är du gift?",
      "Tid är pengar",
      "Jag jobbar på bank",
      "Vi spelar kort ikväll",
      "Jag fick en signal från hamnen",
    ],
  },
};

describe.each(Object.entries(fixtures))("a nudge in %s", (language, { warned, left }) => {
  it.each(warned)("%j is of %s", (text, nudge) => {
    expect(nudgeFor(text, [language])).toBe(nudge);
  });

  it.each(left)("none at %j", (text) => {
    expect(nudgeFor(text, Object.keys(fixtures))).toBeNull();
  });
});
