import { useMember } from "../../shared/user/use-user.ts";

/** Whether the member's address is still to be confirmed. */
export function useCompleteSignUpModel() {
  const { email, status } = useMember();
  return { email, waiting: status === "not_confirmed" };
}
