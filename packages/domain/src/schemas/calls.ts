import { accessSchemas } from "./access.ts";
import { chatSchemas } from "./chats.ts";
import { eventSchemas } from "./events.ts";
import { leavingSchemas } from "./leaving.ts";
import { likeSchemas } from "./likes.ts";
import { memberSchemas } from "./members.ts";
import { pageSchemas } from "./pages.ts";
import { paymentSchemas } from "./payments.ts";
import { placeSchemas } from "./places.ts";
import { safetySchemas } from "./safety.ts";
import { settingsSchemas } from "./settings.ts";
import { userSchemas } from "./user.ts";

/** What every call of the product takes and answers, by the call's name. */
export const schemas = {
  ...userSchemas,
  ...accessSchemas,
  ...leavingSchemas,
  ...memberSchemas,
  ...likeSchemas,
  ...chatSchemas,
  ...eventSchemas,
  ...paymentSchemas,
  ...safetySchemas,
  ...settingsSchemas,
  ...placeSchemas,
  ...pageSchemas,
};

export type Schemas = typeof schemas;
