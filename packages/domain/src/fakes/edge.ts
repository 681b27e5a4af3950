import { filePart } from "../client/upload.ts";
import { bodyMaxBytes, sessionLifetime } from "../constants.ts";
import { type Call, CallError } from "../contract/index.ts";
import { parseJson, refuseUnkeepable } from "../schemas/index.ts";

/** What came with a request; the file is empty where none did. */
interface Sent {
  readonly fields: unknown;
  readonly file: Uint8Array;
}

const noFile = new Uint8Array();

/** Reads a request's JSON; an empty body is `{}`. */
async function readJson(request: Request): Promise<Sent> {
  const text = await request.text();
  if (new TextEncoder().encode(text).length > bodyMaxBytes) throw new CallError("request_too_large");
  return { fields: parseJson(text), file: noFile };
}

/** Reads a form with a file. */
async function readUpload({ limit = 0 }: Call, request: Request): Promise<Sent> {
  const form = await request.formData().catch(() => {
    throw new CallError("malformed_request");
  });
  const file = form.get(filePart);
  if (!(file instanceof File)) throw new CallError("invalid_request", { fields: { [filePart]: { code: "required" } } });
  if (file.size > limit) throw new CallError("request_too_large");
  const texts = [...form].filter((part): part is [string, string] => typeof part[1] === "string");
  for (const [, text] of texts) refuseUnkeepable(text);
  return { fields: Object.fromEntries(texts), file: new Uint8Array(await file.arrayBuffer()) };
}

/** Reads the body of a request; a call that only reads has none. */
export async function readBody(call: Call, request: Request): Promise<Sent> {
  if (call.method === "GET") return { fields: {}, file: noFile };
  return call.carry === "upload" ? readUpload(call, request) : readJson(request);
}

const isSecure = ({ url }: Request): boolean => url.startsWith("https:");
const cookieOf = (request: Request): string => (isSecure(request) ? "__Host-session" : "session");

/** The session's token that came with a request. */
export const tokenOf = (request: Request): string | undefined =>
  (request.headers.get("cookie") ?? "")
    .split("; ")
    .find((pair) => pair.startsWith(`${cookieOf(request)}=`))
    ?.slice(cookieOf(request).length + 1);

/** The cookie that keeps a session's token, or clears it. */
export function sessionCookie(request: Request, token: string | null): string {
  const lifetime = token === null ? 0 : sessionLifetime / 1000;
  const attributes = `Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${isSecure(request) ? "; Secure" : ""}`;
  return `${cookieOf(request)}=${token ?? ""}; ${attributes}`;
}
