import { createIntl, createIntlCache } from "@formatjs/intl";
import type { LocaleCode } from "@kindling/domain/contract";
import { defaultLocale, localeRecord } from "@kindling/locales";
import { loadCatalogue } from "@kindling/locales/node";
import { messages } from "./mail.messages.ts";
import { type Template, type TemplateName, templates } from "./templates.ts";

/** What a mail says: the arguments of its texts, and where its button leads. */
export type Facts = Readonly<Record<string, string | number>> & { readonly name: string; readonly link: string };

/** Whose mail it is. */
export interface Brand {
  readonly name: string;
  readonly support: string;
}

/** A mail, ready to send. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const cache = createIntlCache();

function intlOf(locale: LocaleCode) {
  // English stands beside the code; only the others need a catalogue.
  const catalogue = locale === defaultLocale ? {} : loadCatalogue(locale);
  return createIntl({ locale: localeRecord(locale).iso, messages: catalogue, onError: () => {} }, cache);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML shows it: nothing in it is markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** One line for a header: whatever a name holds, it begins no other header. */
const headerLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

/** Writes a mail in a language, as plain text and as HTML. */
export function renderMail(name: TemplateName, locale: LocaleCode, facts: Facts, brand: Brand): RenderedMail {
  const template: Template = templates[name];
  const intl = intlOf(locale);
  const values = { ...facts, site: brand.name, support: brand.support };
  const say = (message: Template["subject"]): string => intl.formatMessage(message, values);
  const [lead, ...rest] = template.paragraphs.map(say);
  const subject = headerLine(say(template.subject));
  const words = { greeting: say(messages.greeting), button: say(template.button), footer: say(messages.footer) };
  return {
    subject,
    text: [words.greeting, lead, `${words.button}:\n${facts.link}`, ...rest, `--\n${words.footer}`].join("\n\n"),
    html: page(intl.locale, subject, [
      paragraph(words.greeting),
      paragraph(lead!),
      `<p><a href="${escapeHtml(facts.link)}" style="${buttonStyle}">${escapeHtml(words.button)}</a></p>`,
      ...rest.map((text) => paragraph(text)),
      `<p style="color:#5a5a66;font-size:13px">${escapeHtml(words.footer)}</p>`,
    ]),
  };
}

const buttonStyle =
  "background:#2a2a54;border-radius:8px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none";

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const page = (lang: string, title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="color:#1d1d29;font:16px/1.5 sans-serif;margin:0 auto;max-width:560px;padding:24px">
${parts.join("\n")}
</body>
</html>`;
