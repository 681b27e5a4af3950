import { describeBackEnd } from "./describe-back-end.ts";
import { startServer } from "./reference-server.ts";

describeBackEnd("the server", startServer);
