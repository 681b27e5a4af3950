import { useDomain } from "@kindling/domain/react";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import type { FormValues } from "../../shared/forms/form.ts";
import { keepOfAccount, readOfAccount, useTextOfAccount } from "../../shared/storage/account-store.ts";
import { changesIn, fillIn, readChanges } from "./profile-draft.ts";

const name = "profile";

/**
 * What a member has changed in their profile and not saved: kept by account on the device, so that it is there again when they come back.
 * A form that came back with its page has its own words.
 */
export function useProfileDraft(
  account: string,
  saved: FormValues,
  { ready, came }: { ready: boolean; came: boolean },
) {
  const { clock } = useDomain();
  const formRef = useRef<HTMLFormElement>(null);
  const changes = readChanges(useTextOfAccount(account, name));

  const keep = (next: FormValues): void =>
    keepOfAccount(account, name, Object.keys(next).length > 0 ? JSON.stringify(next) : "", clock.now());
  const keepOf = (form: HTMLFormElement): void => keep(changesIn(form, saved));

  const restore = useEffectEvent(() => {
    if (!formRef.current) return;
    if (came) keepOf(formRef.current);
    else fillIn(formRef.current, readChanges(readOfAccount(account, name)));
  });
  useEffect(() => {
    if (!ready) return;
    const task = setTimeout(restore);
    return () => clearTimeout(task);
  }, [ready]);

  return {
    formRef,
    /** By field. */
    changes,
    onChange: ({ currentTarget: form }: FormEvent<HTMLFormElement>): void => keepOf(form),
    /** Fills in what somebody else knows, such as where the member is. */
    onFill: (values: FormValues): void => {
      keep({ ...changes, ...values });
      // A list may have to be drawn first that has the answer.
      setTimeout(() => {
        if (!formRef.current) return;
        fillIn(formRef.current, values);
        keepOf(formRef.current);
      });
    },
    /** What is in the form is saved. */
    forget: (): void => keep({}),
    onDiscard: (): void => {
      keep({});
      setTimeout(() => formRef.current && fillIn(formRef.current, saved));
    },
  };
}
