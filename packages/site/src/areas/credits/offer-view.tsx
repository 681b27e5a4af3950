import { Tiers } from "./tiers.tsx";
import type { Bundles } from "./use-bundles.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

interface OfferViewProps {
  readonly title: string;
  readonly intro: string;
  readonly bundles: Bundles;
}

/** The packages under what they are for. */
export function OfferView({ title, intro, bundles }: OfferViewProps) {
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-8")}>
      <ScreenTitle intro={intro}>{title}</ScreenTitle>
      <Tiers level={2} {...bundles} />
    </div>
  );
}
