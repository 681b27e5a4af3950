import type { LocaleCode } from "./locales.ts";

/** Whom members take for the site itself, in each language that it speaks: no member is called so. */
export const reservedNames: Readonly<Record<LocaleCode, readonly string[]>> = {
  da: ["kundeservice", "kundesupport", "administrator", "moderator"],
  de: ["Kundenservice", "Kundendienst", "Kundensupport", "Administration", "Moderation", "Moderatorin"],
  en: [
    "admin",
    "administrator",
    "customer care",
    "customer service",
    "help desk",
    "moderator",
    "staff",
    "support",
    "webmaster",
  ],
  es: ["soporte", "atención al cliente", "servicio al cliente", "administrador", "moderador"],
  fi: ["asiakaspalvelu", "asiakastuki", "ylläpito", "ylläpitäjä", "moderaattori"],
  fr: ["assistance", "service client", "service clientèle", "administrateur", "modérateur", "modératrice"],
  it: ["assistenza", "servizio clienti", "supporto", "amministratore", "moderatore", "moderatrice"],
  nl: ["klantenservice", "ondersteuning", "beheerder", "moderator"],
  no: ["kundeservice", "kundestøtte", "brukerstøtte", "administrator"],
  pl: ["obsługa klienta", "biuro obsługi", "pomoc techniczna", "wsparcie", "administracja"],
  sv: ["kundtjänst", "kundservice", "kundsupport", "administratör"],
};
