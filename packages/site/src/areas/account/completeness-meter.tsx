import type { Completeness, ProfilePart } from "@kindling/domain/rules";
import { Meter } from "@kindling/ui/meter";
import { useId } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { fieldMessages } from "../../shared/people/profile-fields.messages.ts";
import { messages as fields } from "./account.messages.ts";
import { messages } from "./own-profile.messages.ts";
import { photoFields } from "./photo-fields.ts";

const names: Readonly<Record<ProfilePart, MessageDescriptor>> = {
  ...fieldMessages,
  images: messages.photo,
  about: fields.about,
  interests: fields.interests,
  city: fields.city,
};

const fieldOf = (part: ProfilePart): string =>
  part === "images" ? fieldId("photo", photoFields.files) : fieldId("profile", part);

/** As many as are a next step and not a list of duties. */
const shown = 3;

/** How complete one's profile is, and what to add next. */
export function CompletenessMeter({ share, missing }: Completeness) {
  const intl = useIntl();
  const words = useId();
  return (
    <div data-slot="completeness" className="k:grid k:gap-2">
      <p id={words} className="k:font-strong">
        {missing.length > 0
          ? intl.formatMessage(messages.complete, { share: Math.round(share * 100) / 100 })
          : intl.formatMessage(messages.completeWhole)}
      </p>
      <Meter share={share} aria-labelledby={words} />
      {missing.length > 0 && (
        <div className="k:flex k:flex-wrap k:items-center k:gap-x-4 k:text-sm">
          <p className="k:text-muted">{intl.formatMessage(messages.completeNext)}</p>
          <ul className="k:flex k:flex-wrap k:gap-x-4">
            {missing.slice(0, shown).map((part) => (
              <li key={part}>
                <a
                  href={`#${fieldOf(part)}`}
                  className="k:inline-flex k:min-h-11 k:min-w-11 k:items-center k:text-accent k:underline k:underline-offset-4"
                >
                  {intl.formatMessage(names[part])}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
