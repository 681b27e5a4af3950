import { calls } from "@kindling/domain/contract";
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
  handleMember(calls.getUser, (_, context) => readUser(context.db, context.account.id, now(context))),
  handleMember(calls.changeUser, async ({ body }, context) => {
    const { db, account } = context;
    const { language = account.language, blur_photos: blurPhotos = account.blurPhotos } = body;
    await db.update(accounts).set({ language, blurPhotos }).where(eq(accounts.id, account.id));
    return readUser(db, account.id, now(context));
  }),
];
