import { describeBackEnd } from "./describe-back-end.ts";
import { startFakes } from "./fake-server.ts";

describeBackEnd("the fakes", async () => startFakes(), ["the-description-has-every-call"]);
