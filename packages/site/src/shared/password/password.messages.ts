import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  password: {};
  hint: { min: number };
  repeated: {};
}>({
  password: { id: "access.password", defaultMessage: "New password" },
  hint: { id: "access.password.hint", defaultMessage: "At least {min, number} characters" },
  repeated: { id: "access.repeated", defaultMessage: "New password again" },
});
