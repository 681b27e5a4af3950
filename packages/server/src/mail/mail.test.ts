import { calls } from "@kindling/domain/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox } from "../database/schema/index.ts";
import { createTestServer, signUpMember, type TestServer } from "../testing/index.ts";
import { outboxPage } from "./outbox-page.ts";
import { renderMail } from "./render.ts";
import { sendMailTask } from "./send-mail.ts";
import { outboxTransport } from "./transport.ts";

const brand = { name: "Kindling", support: "support@general.test" };
const link = "https://general.test/activate/done?token=a&b=c";

describe("C-097 a name is plain text", () => {
  it.each(["<img src=x onerror=alert(1)>", "</a><a href=javascript:alert(1)>", "{site}", "&lt;b&gt;", "'{x}'"])(
    "%s",
    (name) => {
      const mail = renderMail("activate", "en", { name, link, days: 7 }, brand);
      expect(mail.text).toContain(`Hi ${name},`);
      expect(mail.html).not.toContain("<img");
      expect(mail.html).not.toContain("</a><a");
      expect(mail.html.match(/<a /g)).toHaveLength(1);
    },
  );
});

it("a brand's name begins no other header", () => {
  const mail = renderMail("activate", "en", { name: "Ada", link, days: 7 }, { ...brand, name: "K\r\nBcc: all@test" });
  expect(mail.subject).toBe("Confirm your email address for K Bcc: all@test");
});

it("names the brand and the link in text and HTML", () => {
  const mail = renderMail("activate", "en", { name: "Ada", link, days: 1 }, brand);
  expect(mail.text).toContain(link);
  expect(mail.html).toContain('href="https://general.test/activate/done?token=a&amp;b=c"');
  expect(mail.text).toContain("The link works for 1 day.");
  expect(mail.html).toContain('<html lang="en">');
});

describe("in the outbox", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });

  afterAll(() => server.close());

  it("a mail stands once, however often its job runs", async () => {
    const task = sendMailTask(outboxTransport, server.services);
    const payload = {
      to: "ada@example.com",
      locale: "en",
      site: "general",
      template: "activate",
      facts: { name: "Ada", link, days: 7 },
    } as const;
    await task.run(payload, { id: "job" });
    await task.run(payload, { id: "job" });
    expect(await server.db.select().from(outbox)).toHaveLength(1);
  });

  it("a mail that its transaction takes back was never sent", async () => {
    const { mailer } = server.services;
    const [site] = server.services.sites;
    const facts = { name: "Ada", link, days: 7 };
    const rolledBack = server.db.transaction(async (tx) => {
      await mailer.send(tx, { to: "gone@example.com", locale: "en", site: site!, template: "activate", facts });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    expect(await server.outbox("gone@example.com")).toEqual([]);
  });

  it("a mail can be read as a page and as JSON", async () => {
    const { form } = await signUpMember(server, { name: "<b>Ada" });
    await server.drainJobs();
    const page = await (await server.client().fetch("/dev/outbox")).text();
    expect(page).toContain(form.email);
    expect(page).toContain("Hi &lt;b&gt;Ada,");
    const [first] = (await (await server.client().fetch("/dev/outbox.json")).json()) as { links: string[] }[];
    expect(page).toContain(`<a href="${first!.links[0]}">`);
  });

  it("says so while it is empty", () => {
    expect(outboxPage([])).toContain("Nothing yet.");
  });
});

it("outside demo mode there is no outbox to read", async () => {
  const server = await createTestServer({ demo: false });
  try {
    for (const path of ["/dev/outbox", "/dev/outbox.json"]) {
      expect((await server.client().fetch(path)).status).toBe(404);
    }
    const elsewhere = server.client().call(calls.getSettings, { query: { domain: "elsewhere.test" } });
    await expect(elsewhere).rejects.toMatchObject({ code: "not_found" });
  } finally {
    await server.close();
  }
});
