import { ProfileCard } from "../../../src/profile-card/profile-card.tsx";
import { ProfileGrid, ProfileGridItem } from "../../../src/profile-grid/profile-grid.tsx";
import { Words } from "../../lib/words.tsx";
import { people } from "./people.ts";

const nothing = () => {};

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
