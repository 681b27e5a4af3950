import { photoMaxBytes } from "../constants.ts";
import { type Call, type CallName, describeCall as call } from "./call.ts";

/** Every call of the product, by name. */
export const calls = {
  signUp: call("signUp", "POST /api/signup.php", { access: "anyone", repeat: "keyed" }),
  logIn: call("logIn", "POST /api/user.php", { access: "anyone", repeat: "safe" }),
  subscribePush: call("subscribePush", "POST /api/user.php", { repeat: "safe", when: ["push", "1"], since: "D" }),
  getUser: call("getUser", "GET /api/user.php"),
  changeUser: call("changeUser", "PUT /api/user.php", { repeat: "safe" }),
  logOut: call("logOut", "GET /api/logout.php", { access: "anyone" }),
  activate: call("activate", "POST /api/activate.php", { access: "anyone", repeat: "safe" }),
  resendActivation: call("resendActivation", "POST /api/activation-mail.php"),
  askReset: call("askReset", "POST /api/reset-password.php", { access: "anyone" }),
  resetPassword: call("resetPassword", "PUT /api/reset-password.php", { access: "anyone" }),
  changePassword: call("changePassword", "PUT /api/password.php"),
  askEmailChange: call("askEmailChange", "POST /api/email.php"),
  changeEmail: call("changeEmail", "PUT /api/email.php", { access: "anyone", repeat: "safe" }),
  undoChange: call("undoChange", "POST /api/undo-change.php", { access: "anyone", repeat: "safe" }),
  getSessions: call("getSessions", "GET /api/sessions.php"),
  endSession: call("endSession", "DELETE /api/sessions.php", { repeat: "safe" }),
  deleteAccount: call("deleteAccount", "DELETE /api/user.php"),
  reactivate: call("reactivate", "POST /api/reactivate.php", { access: "anyone" }),
  mailReactivation: call("mailReactivation", "POST /api/reactivation-mail.php", { access: "anyone" }),
  getData: call("getData", "GET /api/data.php"),

  searchMembers: call("searchMembers", "GET /api/members.php", { access: "anyone" }),
  getMember: call("getMember", "GET /api/member.php", { access: "anyone" }),
  changeProfile: call("changeProfile", "PUT /api/profile.php", { repeat: "safe" }),
  uploadPhoto: call("uploadPhoto", "POST /api/photo.php", {
    carry: "upload",
    repeat: "keyed",
    limit: photoMaxBytes,
  }),
  movePhoto: call("movePhoto", "PUT /api/photo.php", { repeat: "safe" }),
  cropPhoto: call("cropPhoto", "PUT /api/photo-crop.php", { repeat: "safe" }),
  removePhoto: call("removePhoto", "DELETE /api/photo.php", { repeat: "safe" }),

  getLikes: call("getLikes", "GET /api/likes.php"),
  like: call("like", "POST /api/like.php", { repeat: "safe" }),
  unlike: call("unlike", "DELETE /api/like.php", { repeat: "safe" }),
  seeLike: call("seeLike", "POST /api/like-seen.php", { repeat: "safe" }),
  // Neither is safe: each call may like anew.
  autoLike: call("autoLike", "POST /api/auto-like.php"),
  getAutoLike: call("getAutoLike", "GET /api/auto-like.php", { repeat: "once" }),
  findMatches: call("findMatches", "GET /api/match-finder.php"),
  getSwipeGame: call("getSwipeGame", "GET /api/swipe.php"),
  swipe: call("swipe", "POST /api/swipe.php", { repeat: "safe" }),
  undoPass: call("undoPass", "DELETE /api/swipe.php", { repeat: "safe" }),

  getBlocked: call("getBlocked", "GET /api/blocked.php"),
  block: call("block", "POST /api/block.php", { repeat: "safe" }),
  unblock: call("unblock", "DELETE /api/block.php", { repeat: "safe" }),
  report: call("report", "POST /api/report.php", { repeat: "keyed" }),

  getChats: call("getChats", "GET /api/chats.php"),
  getMessages: call("getMessages", "GET /api/messages.php"),
  findMessages: call("findMessages", "GET /api/messages-found.php"),
  sendMessage: call("sendMessage", "POST /api/message.php", { repeat: "keyed" }),
  getGifts: call("getGifts", "GET /api/gifts.php"),
  sendGift: call("sendGift", "POST /api/gift.php", { repeat: "keyed" }),
  sendPhoto: call("sendPhoto", "POST /api/message-photo.php", {
    carry: "upload",
    repeat: "keyed",
    limit: photoMaxBytes,
  }),
  revealPhoto: call("revealPhoto", "POST /api/photo-reveal.php", { repeat: "safe" }),
  readChat: call("readChat", "POST /api/chat-read.php", { repeat: "safe" }),
  removeChat: call("removeChat", "DELETE /api/chat.php", { repeat: "safe" }),
  getEvents: call("getEvents", "GET /api/events.php", { carry: "stream" }),
  typing: call("typing", "POST /api/typing.php", { carry: "beacon" }),
  pageHidden: call("pageHidden", "POST /api/page-hidden.php", { access: "anyone", carry: "beacon", since: "D" }),

  getBundles: call("getBundles", "GET /api/bundles.php", { access: "anyone" }),
  order: call("order", "POST /api/order.php", { repeat: "keyed" }),
  getPayment: call("getPayment", "GET /api/payment.php"),
  getLedger: call("getLedger", "GET /api/credits.php"),
  getDiscountCode: call("getDiscountCode", "GET /api/discountcode.php", { since: "E" }),
  getWelcomeDiscount: call("getWelcomeDiscount", "GET /api/discountcode.php", {
    when: ["welcome", "true"],
    since: "E",
  }),

  getSettings: call("getSettings", "GET /api/settings.php", { access: "anyone" }),
  getCompany: call("getCompany", "GET /api/companyinfo.php", { access: "anyone" }),
  getRegions: call("getRegions", "GET /api/regions.php", { access: "anyone" }),
  getInterests: call("getInterests", "GET /api/interests.php", { access: "anyone" }),
  geocode: call("geocode", "GET /api/geocode.php", { access: "anyone" }),
  getPage: call("getPage", "GET /api/page.php", { access: "anyone" }),
} as const;

const byName: { readonly [Name in CallName]: Call<Name> } = calls;
const all: readonly Call[] = Object.values(byName);

/** The call of a request; one that a parameter of the query tells apart comes before the one without. */
export function findCall(method: string, path: string, query: URLSearchParams): Call | undefined {
  const here = all.filter((one) => one.method === method && one.path === path);
  return here.find(({ when }) => when && query.get(when[0]) === when[1]) ?? here.find(({ when }) => !when);
}
