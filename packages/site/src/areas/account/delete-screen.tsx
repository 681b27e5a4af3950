import { DeleteView } from "./delete-view.tsx";
import { useDeleteModel } from "./use-delete-model.ts";

/** Whether the member really wants to leave. */
export function Screen() {
  return <DeleteView {...useDeleteModel()} />;
}
