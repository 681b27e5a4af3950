import * as chats from "./chats.ts";
import * as likes from "./likes.ts";
import * as members from "./members.ts";
import * as pages from "./pages.ts";
import * as payments from "./payments.ts";
import * as settings from "./settings.ts";
import * as user from "./user.ts";

export * from "./account.ts";
export * from "./call.ts";
export * from "./chats.ts";
export * from "./errors.ts";
export * from "./fields.ts";
export * from "./likes.ts";
export * from "./members.ts";
export * from "./pages.ts";
export * from "./parse.ts";
export * from "./payments.ts";
export * from "./settings.ts";
export * from "./user.ts";

/** Every call of the product, by name. */
export const calls = {
  signUp: user.signUp,
  logIn: user.logIn,
  getUser: user.getUser,
  changeUser: user.changeUser,
  logOut: user.logOut,
  activate: user.activate,
  resendActivation: user.resendActivation,
  searchMembers: members.searchMembers,
  getMember: members.getMember,
  changeProfile: members.changeProfile,
  getLikes: likes.getLikes,
  like: likes.like,
  unlike: likes.unlike,
  seeLike: likes.seeLike,
  getChats: chats.getChats,
  getMessages: chats.getMessages,
  sendMessage: chats.sendMessage,
  readChat: chats.readChat,
  removeChat: chats.removeChat,
  getBundles: payments.getBundles,
  order: payments.order,
  getPayment: payments.getPayment,
  getLedger: payments.getLedger,
  getSettings: settings.getSettings,
  getCompany: settings.getCompany,
  getRegions: settings.getRegions,
  getInterests: settings.getInterests,
  getPage: pages.getPage,
} as const;

export type CallName = keyof typeof calls;
