import { Card } from "@kindling/ui/card";
import { Skeleton } from "@kindling/ui/skeleton";
import { type MessageDescriptor, useIntl } from "react-intl";
import { besideFrame, screenFrame, ScreenTitle } from "../page/screen-frame.tsx";
import { Loading } from "./loading.tsx";

interface FormSkeletonProps {
  /** The heading, which is known before the form is. */
  readonly title: MessageDescriptor;
  /** @default 2 */
  readonly fields?: number;
  /** As wide as a conversation. @default false */
  readonly wide?: boolean;
  /** Something will stand beside it where there is room. @default false */
  readonly beside?: boolean;
  /** A portrait stands before the heading. @default false */
  readonly portrait?: boolean;
}

/** A heading and a card of fields with their button. */
export function FormSkeleton({ title, fields = 2, wide = false, beside = false, portrait = false }: FormSkeletonProps) {
  const intl = useIntl();
  return (
    <Loading className={beside ? besideFrame : screenFrame(wide ? "thread" : "form")}>
      <div className="k:grid k:grid-cols-1 k:gap-6">
        <header className="k:flex k:items-center k:gap-4">
          {portrait && <Skeleton shape="circle" className="k:size-16" />}
          <ScreenTitle>{intl.formatMessage(title)}</ScreenTitle>
        </header>
        <Card className="k:grid k:gap-5">
          {Array.from({ length: fields }, (_, index) => (
            <div key={index} className="k:grid k:gap-2">
              <Skeleton className="k:w-1/3" />
              <Skeleton shape="block" className="k:h-control-md" />
            </div>
          ))}
          <Skeleton shape="block" className="k:h-control-lg" />
        </Card>
      </div>
    </Loading>
  );
}

/** What stands there until a form does that is always the same. */
export const formSkeleton = (props: FormSkeletonProps) => () => <FormSkeleton {...props} />;
