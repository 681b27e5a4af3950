import { accountValue } from "@kindling/domain/contract";
import type { ComponentProps } from "react";
import { useUser } from "../user/use-user.ts";
import { carried, type FormName } from "./form.ts";
import { useFormKey } from "./use-posted.tsx";

/** What a form carries beside its own fields: which it is, whose page it stands on, and its key. */
export function useCarriedFields(form: FormName): Readonly<Record<string, string>> {
  const user = useUser();
  const key = useFormKey(form);
  return { [carried.form]: form, [carried.account]: accountValue(user?.id ?? null), [carried.key]: key };
}

const HiddenFields = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** A form that works without script: it is sent to the page that it stands on, and `app/actions.ts` has what it does. */
export function PostForm({
  form,
  children,
  ...props
}: Omit<ComponentProps<"form">, "method" | "form"> & { form: FormName }) {
  const fields = useCarriedFields(form);
  return (
    // What is wrong is said in place, in the page's language, by the server if need be.
    <form method="post" noValidate {...props}>
      <HiddenFields fields={fields} />
      {children}
    </form>
  );
}
