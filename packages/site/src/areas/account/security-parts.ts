import type { MessageDescriptor } from "react-intl";
import { messages } from "./security.messages.ts";

/** What of getting in has a page of its own below the settings. */
export const securityParts = ["email", "password", "devices"] as const;
export type SecurityPart = (typeof securityParts)[number];

/** What each page is called, in the list of settings too. */
export const securityTitles: Readonly<Record<SecurityPart, MessageDescriptor>> = {
  email: messages.newEmail,
  password: messages.password,
  devices: messages.devices,
};

export const securityPath = (part: SecurityPart): string => `/notifications/${part}`;
