import { calls } from "@kindling/domain/contract";
import { now } from "../context.ts";
import { done, handle, handleMember, type Handler } from "../http/handler.ts";
import { closeSession } from "../sessions/session.ts";
import { endSession, readSessions } from "../sessions/own-sessions.ts";
import { activateAccount, mailActivationAgain } from "./activation.ts";
import { askReset } from "./ask-reset.ts";
import { askEmailChange, changeEmail } from "./change-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { logInAccount } from "./log-in.ts";
import { changePassword, resetPassword } from "./new-password.ts";
import { mailReactivationAgain, reactivateAccount } from "./reactivate.ts";
import { signUpAccount } from "./sign-up.ts";
import { undoChange } from "./undo-change.ts";
import { changeUser, readUser } from "./user.ts";

/** Signing up, logging in and being somebody. */
export const handlers: readonly Handler[] = [
  handle(calls.signUp, ({ body }, context) => signUpAccount(body, context)),
  handle(calls.logIn, ({ body }, context) => logInAccount(body, context)),
  handle(calls.logOut, async (_, { db, session, setSession }) => {
    if (session) await closeSession(db, session);
    setSession(null);
    return done;
  }),
  handle(calls.activate, async ({ body }, context) => {
    await activateAccount(body.token, context);
    return done;
  }),
  handleMember(calls.resendActivation, (_, context) => mailActivationAgain(context)),
  handle(calls.askReset, async ({ body }, context) => {
    await askReset(body, context);
    return done;
  }),
  handle(calls.resetPassword, async ({ body }, context) => {
    await resetPassword(body, context);
    return done;
  }),
  handleMember(calls.changePassword, async ({ body }, context) => {
    await changePassword(body, context);
    return done;
  }),
  handleMember(calls.askEmailChange, ({ body }, context) => askEmailChange(body, context)),
  handle(calls.changeEmail, ({ body }, context) => changeEmail(body.token, context)),
  handle(calls.undoChange, ({ body }, context) => undoChange(body.token, context)),
  handleMember(calls.getSessions, (_, context) => readSessions(context)),
  handleMember(calls.endSession, ({ body }, context) => endSession(body.session, context)),
  handleMember(calls.deleteAccount, ({ body }, context) => deleteAccount(body.password, context)),
  handle(calls.reactivate, async ({ body }, context) => {
    await reactivateAccount(body.token, context);
    return done;
  }),
  handle(calls.mailReactivation, ({ body }, context) => mailReactivationAgain(body, context)),
  handleMember(calls.getData, async (_, context) => (await exportData(context)).data),
  handleMember(calls.getUser, (_, context) => readUser(context.db, context.account.id, now(context))),
  handleMember(calls.changeUser, async ({ body }, context) => {
    await changeUser(body, context);
    return readUser(context.db, context.account.id, now(context));
  }),
];
