import { type ComponentType, lazy } from "react";
import { bringTexts } from "../language/catalogue.ts";
import { needChunk } from "./chunk-guard.ts";

/** A part of a screen that few come to see: its code and texts come when it is shown. `module` is its file below `src/`, `…-part.tsx`. */
export const lazyPart = <Props extends object>(module: string, load: () => Promise<{ Part: ComponentType<Props> }>) =>
  lazy(async () => {
    const [{ Part }] = await needChunk(() => Promise.all([load(), bringTexts(module)]));
    return { default: Part };
  });
