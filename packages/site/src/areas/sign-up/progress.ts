import { beginSignUp, resumeSignUp, type SignUpState } from "@kindling/domain/state";
import { tabStore } from "../../shared/storage/text-store.ts";

const key = "sign-up";

/** How far a visitor had come in this tab; the beginning where nothing was kept, or nonsense. */
export function restoreProgress(): SignUpState {
  try {
    const { step, draft } = JSON.parse(tabStore.read(key)) as SignUpState;
    return Number.isInteger(step) && typeof draft === "object" ? resumeSignUp(step, draft) : beginSignUp;
  } catch {
    return beginSignUp;
  }
}

/** Keeps how far a visitor has come, never the password; nothing is left once the account is there. */
export function keepProgress({ status, step, draft }: SignUpState): void {
  const { password: _password, ...kept } = draft;
  tabStore.keep(key, status === "done" ? "" : JSON.stringify({ step, draft: kept }));
}
