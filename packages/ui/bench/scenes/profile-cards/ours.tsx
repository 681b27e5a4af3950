import { ProfileCard } from "../../../src/members/profile-card/profile-card.tsx";
import { ProfileGrid, ProfileGridItem } from "../../../src/members/profile-grid/profile-grid.tsx";
import { interestNames } from "../../../src/members/interest-icons/interest-icons.messages.ts";
import { markMessages } from "../../../src/internal/profile-marks.messages.ts";
import { messages as like } from "../../../src/members/like-button/like-button.messages.ts";
import { messages as card } from "../../../src/members/profile-card/profile-card.messages.ts";
import { words } from "../../lib/words.tsx";
import { people } from "./people.ts";

const nothing = () => {};

const Words = words(interestNames, markMessages, like, card);

export const Scene = ({ count = 500 }: { count?: number }) => (
  <Words>
    <ProfileGrid>
      {people(count).map(({ id, ...person }) => (
        <ProfileGridItem key={id}>
          <ProfileCard {...person} onLikedChange={nothing} onMenu={nothing} />
        </ProfileGridItem>
      ))}
    </ProfileGrid>
  </Words>
);
