import { type Call, CallError, knownValues, unknown } from "@kindling/domain/contract";
import { readBySchema } from "@kindling/domain/schemas";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Where a value was read that this version does not know, or that nobody answers. */
function unknownAt(read: unknown, sent: unknown, path: string, field = ""): string | undefined {
  if (read === unknown && (sent !== unknown || Object.hasOwn(knownValues, field)))
    return `${path} is ${JSON.stringify(sent) ?? "missing"}, which the contract does not know`;
  if (!isObject(read)) return undefined;
  for (const [name, part] of Object.entries(read)) {
    const within = Array.isArray(read) ? `${path}[${name}]` : `${path}.${name}`;
    const found = unknownAt(part, isObject(sent) ? sent[name] : undefined, within, Array.isArray(read) ? field : name);
    if (found) return found;
  }
  return undefined;
}

/** How an answer strays from the contract; a client would bear with some of it, a rule does not. */
export function deviationOf(call: Call, answer: unknown): string | undefined {
  try {
    return unknownAt(readBySchema(call, answer), answer, call.name);
  } catch (failure) {
    if (failure instanceof CallError) return `${call.name} lacks a field, or has one of another type`;
    throw failure;
  }
}
