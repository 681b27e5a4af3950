import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation } from "react-router";
import { usePage } from "../page/page-context.ts";
import type { PageState } from "../page/page-state.ts";
import { carried, type FormName, type Notice, type Posted } from "./form.ts";

type Forms = Pick<PageState, "posted" | "notice">;

const none: Forms = { posted: null, notice: null };
const Context = createContext(none);

/** Hands on what came of forms on the way to this page, until the reader goes to another one. */
export function PostedProvider({ posted, notice, children }: Forms & { children: ReactNode }) {
  const { key } = useLocation();
  const [first] = useState(key);
  const [gone, setGone] = useState(false);
  const left = gone || key !== first;
  if (left && !gone) setGone(true);
  return <Context value={left ? none : { posted, notice }}>{children}</Context>;
}

/** The form that the page came back with, whichever it is. */
export const useAnyPosted = (): Posted | null => useContext(Context).posted;

/** What the form before this page has come to. */
export const useNotice = (): Notice | null => useContext(Context).notice;

/** A form as it came back with the page; `null` where it is fresh. */
export function usePosted(form: FormName): Posted | null {
  const { posted } = useContext(Context);
  return posted?.form === form ? posted : null;
}

/** The key of a form on this page: the one that it was sent with, so that to send it again does nothing twice. */
export function useFormKey(form: FormName): string {
  const { formKey } = usePage();
  return usePosted(form)?.values[carried.key]?.[0] ?? formKey;
}
