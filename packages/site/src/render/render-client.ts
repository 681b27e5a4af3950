import { type Client, type ClientOptions, createClient } from "@kindling/domain/client";
import { readBySchema } from "@kindling/domain/schemas";
import type { RenderOptions } from "./types.ts";
import { within } from "./within.ts";

interface RenderClientOptions extends Pick<ClientOptions, "account"> {
  /** Milliseconds that the back end has for all its calls together. */
  readonly budget: number;
  /** Sees each answer as it came. */
  readonly onAnswer?: (response: Response) => void;
}

/** Makes calls for whoever sent a request to the site. Nothing is repeated: whoever waits for a page would rather know. */
export const createRenderClient = (
  request: Request,
  { site, fetchApi }: RenderOptions,
  { budget, onAnswer, ...account }: RenderClientOptions,
): Client =>
  createClient({
    origin: site.origin,
    fetch: within(budget, async (call) => {
      const response = await fetchApi(call);
      onAnswer?.(response);
      return response;
    }),
    read: readBySchema,
    headers: { cookie: request.headers.get("cookie") ?? "", "user-agent": request.headers.get("user-agent") ?? "" },
    ...account,
    retries: 0,
  });
