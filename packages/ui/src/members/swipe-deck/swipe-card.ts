import type { ProfileCardProps } from "../profile-card/profile-card.tsx";

/** What a profile card shows, with the id that the deck answers with. */
export interface SwipeCard extends Pick<
  ProfileCardProps,
  "href" | "name" | "age" | "city" | "photo" | "interests" | "online" | "isNew" | "fictional"
> {
  id: string;
}
