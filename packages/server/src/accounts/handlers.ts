import { calls } from "@kindling/domain/contract";
import { now } from "../context.ts";
import { done, handle, handleMember, type Handler } from "../http/handler.ts";
import { closeSession } from "../sessions/session.ts";
import { activateAccount, mailActivationAgain } from "./activation.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { logInAccount } from "./log-in.ts";
import { mailReactivationAgain, reactivateAccount } from "./reactivate.ts";
import { signUpAccount } from "./sign-up.ts";
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
