import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { CheckoutView } from "./checkout-view.tsx";
import { CheckoutSkeleton } from "./credits-skeletons.tsx";
import { useCheckoutModel } from "./use-checkout-model.ts";

/** Chooses how to pay a bundle, then leaves for the provider's page. */
export function Screen() {
  const { checkout, problem, onRetry } = useCheckoutModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  if (!checkout) return <CheckoutSkeleton />;
  return <CheckoutView {...checkout} />;
}
