import { LogOut, Settings, UserRound } from "lucide-react";
import { useIntl } from "react-intl";
import { Avatar } from "../../primitives/avatar/avatar.tsx";
import { DropdownMenu } from "../../overlays/dropdown-menu/dropdown-menu.tsx";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { messages } from "./account-menu.messages.ts";

export type AccountMenuProps = {
  /** The member's own name. */
  name: string;
  photo?: PhotoSource | null;
  profileHref: string;
  settingsHref: string;
  onLogout: () => void;
};

/**
 * The member's own photo, and behind it what belongs to the account.
 *
 * Use it at the end of the top navigation for members; a visitor has a login button there.
 */
export function AccountMenu({ name, photo, profileHref, settingsHref, onLogout }: AccountMenuProps) {
  const intl = useIntl();
  return (
    <DropdownMenu
      items={() => [
        { label: intl.formatMessage(messages.profile), icon: <UserRound aria-hidden />, href: profileHref },
        { label: intl.formatMessage(messages.settings), icon: <Settings aria-hidden />, href: settingsHref },
        "separator",
        { label: intl.formatMessage(messages.logout), icon: <LogOut aria-hidden />, onSelect: onLogout },
      ]}
    >
      {(props) => (
        <button
          type="button"
          data-slot="account-menu"
          aria-label={intl.formatMessage(messages.account, { name })}
          className="grid size-control-md shrink-0 place-items-center rounded-full"
          {...props}
        >
          <Avatar name={name} src={photo?.src} decorative className="size-9" />
        </button>
      )}
    </DropdownMenu>
  );
}
