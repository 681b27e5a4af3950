import { IndexView } from "./index-view.tsx";
import { useIndexModel } from "./use-index-model.ts";

/** The front door. */
export const Screen = () => <IndexView {...useIndexModel()} />;
