import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Bucket } from "../config.ts";
import { type Storage, StorageUnavailable } from "./storage.ts";

/** How long a bucket may take, and how often it is asked. */
export interface Patience {
  /** Milliseconds until one try is given up. */
  readonly timeout: number;
  readonly tries: number;
}

const patience: Patience = { timeout: 5_000, tries: 2 };

/** What is worth another try at once: the bucket has too much to do, or says that it failed. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/**
 * Files in a bucket. Nobody but this server reads it: what a member may see is asked of the server, whose answers carry
 * the file. All that is asked may be asked twice; an object appears whole or not at all, as S3 has it.
 */
export function s3Storage(bucket: Bucket, { timeout, tries }: Patience = patience): Storage {
  const { url, region, keyId, secret } = bucket;
  const client = new AwsClient({ service: "s3", region, accessKeyId: keyId, secretAccessKey: secret, retries: 0 });

  async function once(method: string, name: string, content?: Uint8Array): Promise<Response> {
    const headers: Record<string, string> = {};
    // Signed over its content, so that what is cut or changed on its way is refused.
    if (content) headers["x-amz-content-sha256"] = createHash("sha256").update(content).digest("hex");
    const body = content ? new Uint8Array(content) : null;
    const signal = AbortSignal.timeout(timeout);
    const answer = await client.fetch(`${url}/${name}`, { method, headers, body, signal });
    // Its body belongs to the try: a bucket that stops in the middle has not answered.
    const { status } = answer;
    return new Response(status === 204 ? null : await answer.arrayBuffer(), { status });
  }

  async function ask(method: string, name: string, content?: Uint8Array): Promise<Response> {
    let trouble: unknown;
    for (let left = tries; left > 0; left -= 1) {
      try {
        const answer = await once(method, name, content);
        if (!isPassing(answer.status)) return answer;
        trouble = new Error(`The bucket answered ${answer.status}`);
      } catch (failure) {
        trouble = failure;
      }
    }
    throw new StorageUnavailable(`The bucket does not answer to ${method}`, { cause: trouble });
  }

  /** A refusal is one of the bucket's set-up, which no repetition mends. */
  function guard({ status, ok }: Response, method: string): void {
    if (!ok) throw new StorageUnavailable(`The bucket refuses ${method} with ${status}: look at its key and name`);
  }

  return {
    async read(name) {
      const answer = await ask("GET", name);
      if (answer.status === 404) return undefined;
      guard(answer, "GET");
      return new Uint8Array(await answer.arrayBuffer());
    },
    async write(name, content) {
      guard(await ask("PUT", name, content), "PUT");
    },
    async remove(name) {
      const answer = await ask("DELETE", name);
      if (answer.status !== 404) guard(answer, "DELETE");
    },
  };
}
