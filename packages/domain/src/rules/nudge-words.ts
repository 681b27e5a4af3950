import type { Nudge } from "../vocabulary/nudges.ts";

/**
 * What people say when they ask for it. Phrases rather than words: "money" and "bank" alone are everybody's, and "gift" is
 * married in three of the languages. A star stands for the rest of a word.
 */
export type NudgeWords = Readonly<Record<Nudge, readonly string[]>>;

const list = (phrases: string): readonly string[] => phrases.split(/,\s+/);

/** Names that are the same in all languages. */
export const nudgeNames: NudgeWords = {
  money: list(`western union, moneygram, paypal, cash app, venmo, zelle, revolut, iban, forex, bitcoin*, ethereum, usdt,
    crypto, cryptos, krypto, cripto, cripto*valut*`),
  gift_card: list("itunes card*, steam card*, amazon card*, google play card*, paysafe*, razer gold, neosurf"),
  messenger:
    list(`whatsapp, whats app, telegram, snapchat, snap chat, viber, wechat, skype, google chat, hangouts, discord,
    instagram, insta, facebook messenger, imessage, threema`),
};

/** By locale. */
export const nudgeWords: Readonly<Record<string, NudgeWords>> = {
  da: {
    money: list(`send penge, sende penge, sende mig penge, overfør penge, overføre penge, pengeoverførsel*, låne penge,
      låne mig penge, bankkonto*, kontonummer*, mobilepay, kryptovaluta*, betale min husleje, betale mine regninger`),
    gift_card: list("gavekort*"),
    messenger: list("på signal"),
  },
  de: {
    money:
      list(`geld schicken, geld senden, geld überweisen, schick* mir geld, überweis* mir, überweisung*, geld leihen,
      leih* mir geld, leihst du mir geld, geld borgen, bankkonto, kontonummer*, bankverbindung*, kryptowährung*,
      meine miete zahlen, meine rechnung* zahlen`),
    gift_card: list("geschenkkarte*, gutscheinkarte*, guthabenkarte*, gutscheincode*"),
    messenger: list("auf signal, über signal"),
  },
  en: {
    money:
      list(`send money, send me money, send me some money, send you money, lend me money, lend me some money, borrow money,
      borrow some money, need a loan, wire transfer, transfer money, money transfer, bank account, bank details,
      cryptocurrenc*, invest with, trading platform, investment platform, pay my rent, pay my bill*`),
    gift_card: list("gift card*, giftcard*, voucher code*"),
    messenger: list("on signal"),
  },
  es: {
    money:
      list(`enviar dinero, enviarme dinero, envíame dinero, mandar dinero, mandarme dinero, mándame dinero, prestar dinero,
      prestarme dinero, préstame dinero, transferir dinero, transferencia bancaria, cuenta bancaria,
      número de cuenta, criptomoned*, bizum, pagar mi alquiler, pagar mis facturas`),
    gift_card: list("tarjeta* regalo, tarjeta* de regalo, tarjeta* prepago"),
    messenger: list("por signal"),
  },
  fi: {
    money:
      list(`lähetä rahaa, lähetä minulle rahaa, lähettää rahaa, lähettää minulle rahaa, lähetätkö rahaa, lainaa rahaa,
      lainaa minulle rahaa, lainata rahaa, lainaisitko rahaa, siirtää rahaa, tilisiirto*, tilinumero*, pankkitili*,
      mobilepay, kryptovaluut*, maksaa vuokrani, maksaa laskuni`),
    gift_card: list("lahjakort*"),
    messenger: list("signalissa, signaliin"),
  },
  fr: {
    money:
      list(`envoyer de l'argent, m'envoyer de l'argent, envoie-moi de l'argent, prêter de l'argent, transférer de l'argent,
      virement bancaire, faire un virement, compte bancaire, coordonnées bancaires, mandat cash, cryptomonnaie*,
      payer mon loyer, payer mes factures`),
    gift_card: list(
      "carte cadeau, carte-cadeau, cartes cadeau*, cartes-cadeau*, carte* prépayée*, coupon* pcs, transcash",
    ),
    messenger: list("sur signal"),
  },
  it: {
    money: list(`inviare denaro, inviarmi denaro, mandare soldi, mandarmi soldi, mandami soldi, mandami dei soldi,
      prestarmi soldi, prestarmi dei soldi, prestami soldi, prestami dei soldi, bonifico, bonifici, conto bancario,
      conto corrente, pagare il mio affitto, pagare le mie bollette, postepay`),
    gift_card: list("carta regalo, carte regalo, buono regalo, buoni regalo, carta prepagata"),
    messenger: list("su signal"),
  },
  nl: {
    money:
      list(`geld sturen, geld overmaken, stuur me geld, stuur mij geld, maak geld over, geld lenen, geld voorschieten,
      bankrekening*, rekeningnummer*, tikkie, cryptomunt*, cryptovaluta*, mijn huur betalen, mijn rekeningen betalen`),
    gift_card: list("cadeaukaart*, cadeaubon*, tegoedkaart*"),
    messenger: list("op signal, via signal"),
  },
  no: {
    money:
      list(`send penger, sende penger, sende meg penger, overfør penger, overføre penger, pengeoverføring*, låne penger,
      låne meg penger, bankkonto*, kontonummer*, vipps meg, vippse meg, kryptovaluta*, betale husleia mi,
      betale regningene mine`),
    gift_card: list("gavekort*"),
    messenger: list("på signal"),
  },
  pl: {
    money: list(`wyślij pieniądze, wyślij mi pieniądze, wysłać pieniądze, wysłać mi pieniądze, przesłać pieniądze,
      pożyczyć pieniądze, pożyczyć mi pieniądze, pożyczysz mi pieniądze, przelać pieniądze, przelew, przelewu,
      przelewem, konto bankowe, konta bankowego, numer konta, numeru konta, kod blik, blikiem, kryptowalut*,
      zapłacić mój czynsz, zapłacić moje rachunki`),
    gift_card: list("kart* podarunkow*, kart* upominkow*, bon* podarunkow*"),
    messenger: list("na signalu, na signala, przez signal"),
  },
  sv: {
    money: list(`skicka pengar, skicka mig pengar, överföra pengar, för över pengar, pengaöverföring*, låna pengar,
      låna mig pengar, låna ut pengar, bankkonto*, kontonummer*, swisha, kryptovalut*, betala min hyra,
      betala mina räkningar`),
    gift_card: list("presentkort*"),
    messenger: list("på signal"),
  },
};
