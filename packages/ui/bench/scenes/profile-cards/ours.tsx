import { IntlProvider } from "react-intl";
import { ProfileCard } from "../../src/profile-card/profile-card.tsx";
import { ProfileGrid, ProfileGridItem } from "../../src/profile-grid/profile-grid.tsx";
import type { Person } from "./people.ts";

const nothing = () => {};

export function Ours({ people }: { people: readonly Person[] }) {
  return (
    <IntlProvider locale="en" onError={nothing}>
      <ProfileGrid>
        {people.map(({ id, ...person }) => (
          <ProfileGridItem key={id}>
            <ProfileCard {...person} onLikedChange={nothing} onMenu={nothing} />
          </ProfileGridItem>
        ))}
      </ProfileGrid>
    </IntlProvider>
  );
}
