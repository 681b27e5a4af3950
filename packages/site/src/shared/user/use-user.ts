import { calls, type User } from "@kindling/domain/contract";
import { callKey, useCall } from "@kindling/domain/react";
import { useContext, createContext } from "react";
import { useSWRConfig } from "swr";

/** Whether the document was rendered for a member; log-in and log-out load a new document. */
export const LoggedInContext = createContext(false);

/** Who is logged in, kept fresh by the poll; `null` for a visitor. */
export function useUser(): User | null {
  const loggedIn = useContext(LoggedInContext);
  const { data } = useCall(calls.getUser, loggedIn ? {} : null);
  return data ?? null;
}

/** Who is logged in, where the route admits members only. */
export function useMember(): User {
  const user = useUser();
  if (!user) throw new Error("useMember needs a member's route");
  return user;
}

/** Takes over what a call has said of the member, such as a new balance. */
export function useUserChange(): (change: (user: User) => User) => void {
  const { mutate } = useSWRConfig();
  return (change) =>
    void mutate<User>(callKey(calls.getUser, {}), (user) => user && change(user), { revalidate: false });
}
