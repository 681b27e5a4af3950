import { TopNavigation } from "@kindling/ui/top-navigation";
import { Logo } from "./logo.tsx";
import { PlainLinks } from "./plain-links.tsx";
import { useNavigationModel } from "./use-navigation-model.ts";

interface SiteNavigationProps {
  hideTabs?: boolean;
  className?: string | undefined;
}

/** The top navigation with what it shows of the member. */
export const SiteNavigation = (props: SiteNavigationProps) => (
  <>
    <TopNavigation logo={<Logo />} mainId="main" {...useNavigationModel()} {...props} />
    <PlainLinks />
  </>
);
