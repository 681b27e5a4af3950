import type { Payment } from "@kindling/domain/contract";
import { must, NotAvailable } from "./broken.ts";
import { described } from "./reply.ts";
import type { Visitor } from "./visitor.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", "#39": "'" };
const decode = (text: string): string => text.replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);

/** An attribute of a tag. */
const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};

const tagsOf = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];

/**
 * Lets a payment end on its provider's page, as a payer does: a test provider has a form there with a button for each
 * outcome. Whose page is elsewhere, or asks for real money, cannot be paid at.
 */
export async function pay(payer: Visitor, { next }: Payment, outcome: "completed" | "cancelled"): Promise<void> {
  if (next?.kind !== "redirect" || !next.url.startsWith("/"))
    throw new NotAvailable("nobody can pay by itself: the order leads to no page of this back end");
  const page = await payer.request(next.url);
  must(page.ok, `the payment's page was answered ${described(page)}`);
  const [form] = tagsOf(page.text, "form");
  const button = tagsOf(page.text, "button").find((tag) => attribute(tag, "value") === outcome);
  if (!form || !button) throw new NotAvailable(`nobody can pay by itself: the page has no button “${outcome}”`);
  const fields = [...tagsOf(page.text, "input"), button].map((tag) => [
    attribute(tag, "name") ?? "",
    attribute(tag, "value") ?? "",
  ]);
  const answer = await payer.request(attribute(form, "action") ?? next.url, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  must(answer.status < 400, `the payment's form was answered ${described(answer)}`);
}
