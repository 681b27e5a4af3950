import { type IncomingMessage, request as ask } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * Fetches from a site on this machine. Names under `localhost` are not looked up everywhere, so that this connects to
 * the loopback address and says whom it asks; it follows no redirect.
 */
export async function fetchLocal(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { host, port, pathname, search } = new URL(request.url);
  const { method } = request;
  const headers = { ...Object.fromEntries(request.headers), host };
  const body = request.body && Buffer.from(await request.arrayBuffer());
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const options = { host: "127.0.0.1", port, path: pathname + search, method, headers };
    ask(options, done).once("error", fail).end(body);
  });
  const content = await buffer(answer);
  const answered = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2)
    answered.append(answer.rawHeaders[at]!, answer.rawHeaders[at + 1]!);
  return new Response(content.length > 0 ? content : null, { status: answer.statusCode!, headers: answered });
}
