import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { markMessages } from "../../internal/profile-marks.messages.ts";
import { FictionalMark } from "../../internal/profile-marks.tsx";
import { word } from "../../internal/word.ts";
import { Photo, type PhotoSource } from "../../members/photo/photo.tsx";
import { wallLayouts, type WallLayout } from "./member-wall.variants.ts";

export type { WallLayout };

export type WallMember = {
  id: string | number;
  name: string;
  age?: number;
  photo?: PhotoSource | null;
  /** Where the photo leads. */
  href?: string;
  /** Marks a made-up profile, with the site's own word for it if it has one. @default false */
  fictional?: boolean | string;
};

export type MemberWallProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Whose photos it shows. */
  members: readonly WallMember[];
  /** How the photos lie. @default "grid" */
  layout?: WallLayout;
  /** Leaves names and ages out: the faces are the picture, not the offer. The mark of a fictional one stays. @default false */
  bare?: boolean;
  /** The first photos are what the page shows first. @default false */
  priority?: boolean;
};

/**
 * Faces of members as one picture: an even grid, a collage of sizes, or a row that is pushed along.
 *
 * Use it on landers, with people who may be shown to visitors; a search shows a `ProfileGrid`.
 */
export function MemberWall({
  members,
  layout = "grid",
  bare = false,
  priority = false,
  className,
  ...props
}: MemberWallProps) {
  return (
    <ul data-slot="member-wall" data-layout={layout} {...props} className={cn(wallLayouts[layout], className)}>
      {members.map((member, index) => (
        <Face key={member.id} member={member} bare={bare} priority={priority && index < 4} />
      ))}
    </ul>
  );
}

function Face({ member, bare, priority }: { member: WallMember; bare: boolean; priority: boolean }) {
  const intl = useIntl();
  const { name, age, photo, href, fictional } = member;
  const content = (
    <>
      <Photo photo={photo} alt={bare ? name : ""} ratio="portrait" priority={priority} className="k:h-full" />
      {fictional && (
        <FictionalMark className="k:absolute k:inset-x-2 k:top-2 k:w-fit">
          {typeof fictional === "string" ? fictional : word(intl, markMessages.fictional)}
        </FictionalMark>
      )}
      {!bare && (
        <span className="k:absolute k:inset-x-0 k:bottom-0 k:bg-photo-scrim k:px-3 k:pt-(--k-photo-fade) k:pb-2 k:font-strong k:text-on-photo">
          <bdi>{name}</bdi>
          {age !== undefined && `, ${intl.formatNumber(age)}`}
        </span>
      )}
    </>
  );
  const className = "k:relative k:block k:h-full k:overflow-hidden k:rounded-card";
  return (
    <li>
      {href === undefined ? (
        <div className={className}>{content}</div>
      ) : (
        <a href={href} className={className}>
          {content}
        </a>
      )}
    </li>
  );
}
