import { bundleIds, calls, isId } from "@kindling/domain/contract";
import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { messages } from "./credits.messages.ts";
import { offeredBundle } from "./offered.ts";
import { premiumWords } from "./premium-words.ts";
import { PricingSkeleton } from "./offer-skeletons.tsx";

const bundles = () => [want(calls.getBundles, {})];

export const routes: readonly RouteDefinition[] = [
  {
    name: "credits",
    path: "/credits",
    layout: "default",
    access: "member",
    screen: lazyScreen("areas/credits/credits-screen.tsx", () => import("./credits-screen.tsx")),
    title: say(messages.creditsTitle),
    calls: () => [want(calls.getBundles, {}), want(calls.getLedger, {})],
  },
  {
    name: "credits-id-paymentmethod",
    path: "/credits/:id/:paymentmethod?",
    layout: "default",
    access: "member",
    params: { id: (value) => (bundleIds as readonly string[]).includes(value) },
    screen: lazyScreen("areas/credits/checkout-screen.tsx", () => import("./checkout-screen.tsx")),
    title: say(messages.checkoutTitle),
    calls: bundles,
    isFound: ({ params }, read) => {
      const offer = read(calls.getBundles, {});
      return !offer || offeredBundle(params, offer) !== undefined;
    },
  },
  {
    name: "premium",
    path: "/premium",
    layout: "default",
    access: "member",
    membersArea: true,
    screen: lazyScreen("areas/credits/premium-screen.tsx", () => import("./premium-screen.tsx")),
    title: (intl, { user }) => intl.formatMessage(premiumWords(user).title),
    calls: bundles,
  },
  {
    name: "pricing",
    path: "/pricing",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("areas/credits/pricing-screen.tsx", () => import("./pricing-screen.tsx")),
    skeleton: PricingSkeleton,
    title: say(messages.pricingTitle),
    calls: bundles,
  },
  {
    name: "transactions-id",
    path: "/transactions/:id",
    layout: "default",
    access: "member",
    params: { id: isId },
    screen: lazyScreen("areas/credits/transaction-screen.tsx", () => import("./transaction-screen.tsx")),
    title: say(messages.transactionTitle),
    calls: ({ params }) => [want(calls.getPayment, { id: params["id"]! })],
  },
];
