import { Gift } from "lucide-react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import type { GiftMessage } from "./message.ts";
import { messages } from "./message-bubble.messages.ts";

/** A gift in a message: its picture, or a drawn box, with its name. */
export function MessageGift({ gift, className }: { gift: GiftMessage["gift"]; className: string }) {
  const intl = useIntl();
  return (
    <div data-slot="message-gift" className={cn(className, "flex items-center gap-3 py-3 ps-3 pe-5 text-start")}>
      {gift.src ? (
        <img
          src={gift.src}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          className="size-16 object-contain"
        />
      ) : (
        <Gift aria-hidden className="size-16 shrink-0 stroke-1" />
      )}
      <div className="min-w-0">
        <div className="text-sm">{intl.formatMessage(messages.gift)}</div>
        <div className="font-heading text-lg [overflow-wrap:anywhere]">
          <bdi>{gift.name}</bdi>
        </div>
      </div>
    </div>
  );
}
