import { Tiers } from "./tiers.tsx";
import type { Bundles } from "./use-bundles.ts";

interface OfferViewProps {
  readonly title: string;
  readonly intro: string;
  readonly bundles: Bundles;
}

/** The packages under what they are for. */
export function OfferView({ title, intro, bundles }: OfferViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-8 lg:py-14">
      <header className="grid max-w-text gap-3">
        <h1 className="font-heading text-3xl font-heading tracking-heading">{title}</h1>
        <p className="text-lg text-muted">{intro}</p>
      </header>
      <Tiers level={2} {...bundles} />
    </div>
  );
}
