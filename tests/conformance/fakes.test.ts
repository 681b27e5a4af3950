import { confirmFake, createFakeBackEnd } from "@kindling/domain/fakes";
import { describeBackEnd } from "./suite.ts";

describeBackEnd("BEYOND-22 the fakes", async () => {
  const { fetch, world } = createFakeBackEnd();
  return {
    origin: "http://fake.test",
    fetch,
    confirm: async (email) => confirmFake(world, email),
    close: async () => {},
  };
});
