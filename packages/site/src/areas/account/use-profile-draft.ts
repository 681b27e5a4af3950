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
  const unsaved = useTextOfAccount(account, name) !== "";

  const restore = useEffectEvent(() => {
    if (formRef.current && !came) fillIn(formRef.current, readChanges(readOfAccount(account, name)));
  });
  useEffect(() => {
    if (!ready) return;
    const task = setTimeout(restore);
    return () => clearTimeout(task);
  }, [ready]);

  return {
    formRef,
    unsaved,
    onChange: ({ currentTarget: form }: FormEvent<HTMLFormElement>): void => {
      const changes = changesIn(form, saved);
      keepOfAccount(account, name, Object.keys(changes).length > 0 ? JSON.stringify(changes) : "", clock.now());
    },
    /** What is in the form is saved. */
    forget: (): void => keepOfAccount(account, name, "", clock.now()),
    onDiscard: (): void => {
      keepOfAccount(account, name, "", clock.now());
      setTimeout(() => formRef.current && fillIn(formRef.current, saved));
    },
  };
}
