import * as z from "zod/mini";
import { CallError } from "../vocabulary/index.ts";
import { type Schemas, schemas } from "./calls.ts";

/** Reads an answer by its schema: what is not as the contract says is `answer_invalid`, what is of tomorrow `unknown`. */
export function readBySchema({ name }: { readonly name: keyof Schemas }, value: unknown): unknown {
  const answer = z.safeParse(schemas[name].answer, value);
  if (!answer.success) throw new CallError("answer_invalid", { call: name });
  return answer.data;
}
