import { LogOut, Settings, UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { Avatar } from "../../primitives/avatar/avatar.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../../overlays/dropdown-menu/dropdown-menu.tsx";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { messages } from "./account-menu.messages.ts";

export type AccountMenuProps = Omit<ComponentProps<"button">, "children" | "name"> & {
  /** The member's own name. */
  name: string;
  /** The member's own photo; without one the first letter of the name. */
  photo?: PhotoSource | null;
  /** The page for editing the profile. */
  profileHref: string;
  /** The page of the settings. */
  settingsHref: string;
  /** Ends the session. */
  onLogout: () => void;
};

/**
 * The member's own photo, and behind it what belongs to the account.
 *
 * Use it at the end of the top navigation for members; a visitor has a log-in button there.
 */
export function AccountMenu({
  name,
  photo,
  profileHref,
  settingsHref,
  onLogout,
  className,
  ...props
}: AccountMenuProps) {
  const intl = useIntl();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        data-slot="account-menu"
        aria-label={intl.formatMessage(messages.account, { name })}
        {...props}
        className={cn("k:grid k:size-control-md k:shrink-0 k:place-items-center k:rounded-full", className)}
      >
        <Avatar name={name} src={photo?.src} decorative className="k:size-9" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        items={() => [
          { label: intl.formatMessage(messages.profile), icon: <UserRound aria-hidden />, href: profileHref },
          { label: intl.formatMessage(messages.settings), icon: <Settings aria-hidden />, href: settingsHref },
          "separator",
          { label: intl.formatMessage(messages.logout), icon: <LogOut aria-hidden />, onSelect: onLogout },
        ]}
      />
    </DropdownMenu>
  );
}
