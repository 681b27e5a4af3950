import { activate, changeUser, getUser, logIn, logOut, resendActivation, signUp } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { now } from "../context.ts";
import { accounts } from "../database/schema/index.ts";
import { done, handle, handleMember, type Handler } from "../http/handler.ts";
import { closeSession } from "../sessions/session.ts";
import { activateAccount, mailActivationAgain } from "./activation.ts";
import { logInAccount } from "./log-in.ts";
import { signUpAccount } from "./sign-up.ts";
import { readUser } from "./user.ts";

/** Signing up, logging in and being somebody. */
export const handlers: readonly Handler[] = [
  handle(signUp, ({ body }, context) => signUpAccount(body, context)),
  handle(logIn, ({ body }, context) => logInAccount(body, context)),
  handle(logOut, async (_, { db, session, setSession }) => {
    if (session) await closeSession(db, session);
    setSession(null);
    return done;
  }),
  handle(activate, async ({ body }, context) => {
    await activateAccount(body.token, context);
    return done;
  }),
  handleMember(resendActivation, (_, context) => mailActivationAgain(context)),
  handleMember(getUser, (_, context) => readUser(context.db, context.account.id, now(context))),
  handleMember(changeUser, async ({ body }, context) => {
    const { db, account } = context;
    await db.update(accounts).set({ language: body.language }).where(eq(accounts.id, account.id));
    return readUser(db, account.id, now(context));
  }),
];
