import { CallError, paymentStatuses } from "../contract/index.ts";
import { payPath, settleFake } from "./shop.ts";
import type { FakeWorld } from "./world.ts";

const outcomes = ["completed", "failed", "cancelled"];

/** The page of a provider that takes no money: a button for each outcome. */
const paymentPage = (path: string): string => `<!doctype html>
<html lang="en">
<title>Fake payment</title>
<form method="post" action="${path}">
${outcomes.map((outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`).join("\n")}
</form>
</html>`;

/**
 * What is no call, but lies around a back end: the mails that it would have sent, and the provider's page.
 * `undefined` for everything else.
 */
export async function answerOutside(request: Request, world: FakeWorld): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === "/dev/outbox.json") return Response.json(world.mails);
  if (!pathname.startsWith(payPath)) return undefined;
  const id = pathname.slice(payPath.length);
  if (!world.payments.some(({ payment_id }) => payment_id === id)) throw new CallError("not_found");
  if (request.method === "GET")
    return new Response(paymentPage(pathname), { headers: { "content-type": "text/html" } });
  const outcome = new URLSearchParams(await request.text()).get("outcome");
  const status = paymentStatuses.find((one) => one === outcome);
  if (!status) throw new CallError("malformed_request");
  settleFake(world, id, status);
  return new Response(null, { status: 303, headers: { location: `/transactions/${id}` } });
}
