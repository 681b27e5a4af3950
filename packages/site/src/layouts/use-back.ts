import { useLocation } from "react-router";
import { wasOpened } from "../shared/routing/browser-history.ts";
import { useNavigate } from "../shared/routing/use-navigate.ts";
import { useInstalled } from "../shared/display/use-installed.ts";
import { useRouteMatch } from "../shared/routing/route-context.ts";

/** Pages that are come to from a list, or from a page of another kind. */
const deeper = new Set(["members-id", "likes-type", "likes-m-id", "credits", "credits-id-paymentmethod"]);

/** Goes back, as the browser's own button would: in the installed app, which has none, where there is something to go back to. */
export function useBack(): (() => void) | undefined {
  const installed = useInstalled();
  const match = useRouteMatch();
  const { key } = useLocation();
  const navigate = useNavigate();
  return installed && !wasOpened(key) && match && deeper.has(match.route.name) ? () => navigate(-1) : undefined;
}
