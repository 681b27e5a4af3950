import { type Client, createClient } from "@kindling/domain/client";
import { readBySchema } from "@kindling/domain/schemas";

/** Cookies as a browser keeps them, for one site. */
export interface CookieJar {
  readonly cookies: Map<string, string>;
  /** The `Cookie` header for the next request. */
  header(): string;
  /** Takes over what an answer sets or clears. */
  take(response: Response): void;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    cookies,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    take(response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split(";");
        const [name = "", value = ""] = pair.split("=", 2);
        if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/** A browser without a page: the product's client, with cookies of its own. */
export interface TestClient extends Client {
  readonly jar: CookieJar;
  /** A request as it stands, with the cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Makes a client of an app. It repeats nothing by itself, so that a failure is seen as it is. */
export function createTestClient(
  app: { fetch(request: Request): Response | Promise<Response> },
  origin: string,
): TestClient {
  const jar = createCookieJar();
  const send = async (request: Request): Promise<Response> => {
    const cookie = jar.header();
    if (cookie) request.headers.set("cookie", cookie);
    const response = await app.fetch(request);
    jar.take(response);
    return response;
  };
  const client = createClient({ origin, fetch: send, isOnline: () => false, read: readBySchema });
  return { ...client, jar, fetch: (path, init) => send(new Request(new URL(path, origin), init)) };
}
