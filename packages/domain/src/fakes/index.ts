export { createFakeBackEnd, type FakeBackEnd } from "./fake-back-end.ts";
export { settleFake } from "./shop.ts";
export { confirmFake } from "./user.ts";
export { type FakeOptions, fakeProfile, type FakeWorld } from "./world.ts";
