import type { User } from "@kindling/domain/contract";
import { AccountMenu } from "@kindling/ui/account-menu";
import { NavigationPlaces } from "@kindling/ui/top-navigation";
import { useAccountMenu, usePlaces } from "./use-member-navigation.ts";

interface MemberPlacesProps {
  readonly user: User;
  readonly hideTabs: boolean;
}

/** A member's places in the navigation. */
export const MemberPlaces = ({ user, hideTabs }: MemberPlacesProps) => (
  <NavigationPlaces {...usePlaces(user)} hideTabs={hideTabs} />
);

/** A member's account in the navigation. */
export const MemberAccount = ({ user }: { user: User }) => <AccountMenu {...useAccountMenu(user)} />;
