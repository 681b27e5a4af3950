import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { logOutPath } from "../shared/forms/form.ts";
import { PostForm } from "../shared/forms/post-form.tsx";
import { usePage } from "../shared/page/page-context.ts";
import { useUser } from "../shared/user/use-user.ts";
import { messages } from "./layouts.messages.ts";

/**
 * What the navigation's menus hold, for a browser that runs no script to open them. One that does looks at nothing in there
 * and needs none of it.
 */
export const PlainLinks = () => <noscript>{import.meta.env.SSR && <Links />}</noscript>;

function Links() {
  const intl = useIntl();
  const user = useUser();
  const { locales } = usePage();
  return (
    <div className="k:mx-auto k:flex k:w-full k:max-w-page k:flex-wrap k:items-center k:gap-x-2 k:px-gutter">
      {user && (
        <>
          <Button href="/profile" variant="ghost" tone="neutral">
            {intl.formatMessage(messages.profile)}
          </Button>
          <Button href="/notifications" variant="ghost" tone="neutral">
            {intl.formatMessage(messages.settings)}
          </Button>
        </>
      )}
      {locales.length > 1 && (
        <Button href="/lang-config" variant="ghost" tone="neutral">
          {intl.formatMessage(messages.language)}
        </Button>
      )}
      {user && (
        <PostForm form="log-out" action={logOutPath}>
          <Button type="submit" variant="ghost" tone="neutral">
            {intl.formatMessage(messages.logOut)}
          </Button>
        </PostForm>
      )}
    </div>
  );
}
