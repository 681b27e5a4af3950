export { createFakeBackEnd, type FakeBackEnd } from "./fake-back-end.ts";
export { deleteFake } from "./leaving.ts";
export { createFakeWorld, fakeCredentials } from "./member.ts";
export { failing, type FakeOverride, type FakeOverrides, offline, pending } from "./overrides.ts";
export { settleFake } from "./shop.ts";
export { type FakeStage, fakeStages } from "./stages.ts";
export { confirmFake } from "./user.ts";
export {
  type FakeChat,
  type FakeLike,
  type FakeLikes,
  type FakeOptions,
  fakeProfile,
  type FakeWorld,
} from "./world.ts";
