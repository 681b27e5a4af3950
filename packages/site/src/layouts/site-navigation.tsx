import { TopNavigation } from "@kindling/ui/top-navigation";
import { useMemberPart } from "../shared/user/member-part.ts";
import { useUser } from "../shared/user/use-user.ts";
import { Logo } from "./logo.tsx";
import { PlainLinks } from "./plain-links.tsx";
import { useNavigationModel } from "./use-navigation-model.ts";

interface SiteNavigationProps {
  hideTabs?: boolean;
  className?: string | undefined;
}

/** The top navigation, with what it shows of the member. */
export function SiteNavigation({ hideTabs = false, className }: SiteNavigationProps) {
  const model = useNavigationModel();
  const user = useUser();
  const members = useMemberPart();
  return (
    <>
      <TopNavigation
        logo={<Logo />}
        mainId="main"
        {...model}
        {...(user &&
          members && {
            places: <members.MemberPlaces user={user} hideTabs={hideTabs} />,
            account: <members.MemberAccount user={user} />,
          })}
        className={className}
      />
      <PlainLinks />
    </>
  );
}
