import { Gift } from "lucide-react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import type { GiftMessage } from "./message.ts";
import { messages } from "./message-bubble.messages.ts";

/** A gift in a message: its picture, or a drawn box, with its name. */
export function MessageGift({ gift, className }: { gift: GiftMessage["gift"]; className: string }) {
  const intl = useIntl();
  return (
    <div
      data-slot="message-gift"
      className={cn(className, "k:flex k:items-center k:gap-3 k:py-3 k:ps-3 k:pe-5 k:text-start")}
    >
      <span
        aria-hidden
        className={cn(
          "k:grid k:size-16 k:shrink-0 k:place-items-center k:icon:size-12 k:icon:stroke-1",
          gift.fresh && unwrap,
        )}
      >
        {gift.picture ?? <Gift />}
      </span>
      <div className="k:min-w-0">
        <div className="k:text-sm">{intl.formatMessage(messages.gift)}</div>
        <div className="k:font-heading k:text-lg k:[overflow-wrap:anywhere]">
          <bdi>{gift.name}</bdi>
        </div>
      </div>
    </div>
  );
}

/** Grows out of nothing, once, for those who like things to move. */
const unwrap =
  "k:motion-safe:transition-transform k:motion-safe:duration-slow k:motion-safe:starting:scale-0 k:motion-safe:starting:-rotate-45";
