import { calls, type Company } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";

/** The company behind the site; it does not change while a document lives. */
export const useCompany = (): Company | undefined => useCall(calls.getCompany, {}, { revalidateIfStale: false }).data;
