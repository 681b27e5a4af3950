import { Banner } from "@kindling/ui/banner";
import { useIntl } from "react-intl";
import type { FormName } from "../shared/forms/form.ts";
import { FormAlert } from "../shared/forms/form-alert.tsx";
import { useAnyPosted } from "../shared/forms/use-posted.tsx";
import { useOnline } from "../shared/online/use-online.ts";
import { useMemberPart } from "../shared/user/member-part.ts";
import { messages } from "./layouts.messages.ts";

/** What somebody has to know on every page: no network, a form that was refused, what a member alone is told. */
export function Notices() {
  const intl = useIntl();
  const members = useMemberPart();
  const online = useOnline();
  if (!online) {
    const text = intl.formatMessage(messages.offline);
    return (
      <Banner label={text} tone="caution">
        <output>{text}</output>
      </Banner>
    );
  }
  return (
    <>
      <FormRefusal />
      {members && <members.MemberNotices />}
    </>
  );
}

/** Forms without a place of their own for what is wrong with them. */
const placeless: readonly FormName[] = ["like", "swipe", "language", "entry"];

/** Why the form was refused that the browser itself has sent; with script a toast says it. */
function FormRefusal() {
  const posted = useAnyPosted();
  if (!posted?.problem || !placeless.includes(posted.form)) return null;
  return (
    <div className="k:mx-auto k:w-full k:max-w-page k:px-gutter k:pt-4">
      <FormAlert form={posted.form} problem={posted.problem} />
    </div>
  );
}
