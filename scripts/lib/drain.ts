type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Seconds after which somebody else, or the next start of this process, answers. */
const retryAfter = 5;

const refusal = () =>
  new Response(`This site is just starting again. Please try once more in ${retryAfter} seconds.\n`, {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "retry-after": String(retryAfter),
      "cache-control": "no-store",
      connection: "close",
    },
  });

/** Answers requests until it is told to end. */
export interface Drain {
  readonly fetch: Fetch;
  /** Refuses what comes from now on, and waits for what is on its way: at most as many milliseconds. */
  end(patience: number): Promise<void>;
}

/** Stands before an app, so that its process can stop without cutting off what it has begun. */
export function createDrain(fetch: Fetch): Drain {
  const onTheirWay = new Set<Promise<Response>>();
  let ending = false;
  return {
    fetch(request, env) {
      if (ending) return refusal();
      const answer = Promise.resolve(fetch(request, env));
      onTheirWay.add(answer);
      const forget = () => void onTheirWay.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    async end(patience) {
      ending = true;
      const tooLong = new Promise((done) => setTimeout(done, patience).unref());
      await Promise.race([Promise.allSettled(onTheirWay), tooLong]);
    },
  };
}
