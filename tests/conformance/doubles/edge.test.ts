import { accessDoubles } from "./access.ts";
import { accountDoubles } from "./accounts.ts";
import { callDoubles } from "./calls.ts";
import { describeDoubles } from "./describe-doubles.ts";
import { inputDoubles } from "./input.ts";
import { leavingDoubles } from "./leaving.ts";
import { sessionDoubles } from "./sessions.ts";
import { timeDoubles } from "./times.ts";

describeDoubles("how it is spoken with", [
  ...callDoubles,
  ...inputDoubles,
  ...sessionDoubles,
  ...accountDoubles,
  ...accessDoubles,
  ...leavingDoubles,
  ...timeDoubles,
]);
