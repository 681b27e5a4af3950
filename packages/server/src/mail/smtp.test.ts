import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { renderMail } from "./render.ts";
import { smtpTransport } from "./transport.ts";

/** What a mail server was told, line by line. */
const heard: string[] = [];
let server: Server;

beforeAll(async () => {
  const listen = async (socket: Socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let inData = false;
    say("220 mail.test");
    for await (const line of createInterface({ input: socket })) {
      heard.push(line);
      if (inData && line !== ".") continue;
      inData = line === "DATA";
      say(inData ? "354 go on" : "250 ok");
      if (line === "QUIT") socket.end();
    }
  };
  server = createServer((socket) => void listen(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => void server.close());

it("SMTP gets a mail with safe headers, in text and HTML, and with its job's message id", async () => {
  const { port } = server.address() as AddressInfo;
  const brand = { name: "Kindling\r\nBcc: everybody@test ♥", support: "support@general.test" };
  const facts = { name: "Zoë\r\nBcc: all@test", link: "https://general.test/activate/done?token=x", days: 7 };
  await smtpTransport(`smtp://127.0.0.1:${port}`)(
    {
      ...renderMail("activate", "en", facts, brand),
      from: { name: 'Kindling "♥"\r\nBcc: a@test', address: "support@general.test" },
      to: "ada@example.com",
      jobId: "17",
      at: new Date("2026-03-01T12:00:00Z"),
    },
    {} as Database,
  );
  const headers = heard.slice(heard.indexOf("DATA") + 1, heard.indexOf("", heard.indexOf("DATA")));
  expect(heard.filter((line) => line.startsWith("RCPT"))).toEqual(["RCPT TO:<ada@example.com>"]);
  expect(headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  expect(headers).toContain("Message-ID: <job-17@general.test>");
  expect(headers).toContain("Date: Sun, 01 Mar 2026 12:00:00 +0000");
  expect(headers.find((line) => line.startsWith("Subject: "))).toMatch(/^Subject: =\?UTF-8\?/);
  const body = heard.join("\n");
  expect(body).toContain("Content-Type: text/plain; charset=utf-8");
  expect(body).toContain("Content-Type: text/html; charset=utf-8");
});
