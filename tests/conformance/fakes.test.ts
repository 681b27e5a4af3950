import { confirmFake, createFakeBackEnd } from "@kindling/domain/fakes";
import { describeBackEnd } from "./suite.ts";

describeBackEnd("the fakes", async () => {
  const { fetch, world } = createFakeBackEnd();
  return {
    origin: "http://fake.test",
    fetch,
    confirm: async (email) => confirmFake(world, email),
    close: async () => {},
  };
});
