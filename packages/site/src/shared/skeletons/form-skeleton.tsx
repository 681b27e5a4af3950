import { Card } from "@kindling/ui/card";
import { Skeleton } from "@kindling/ui/skeleton";
import { type MessageDescriptor, useIntl } from "react-intl";
import { Loading } from "./loading.tsx";

interface FormSkeletonProps {
  /** The heading, which is known before the form is. */
  readonly title: MessageDescriptor;
  /** @default 2 */
  readonly fields?: number;
  /** As wide as a conversation, with a smaller heading. @default false */
  readonly wide?: boolean;
  /** A portrait stands before the heading. @default false */
  readonly portrait?: boolean;
}

/** A heading and a card of fields with their button. */
function FormSkeleton({ title, fields = 2, wide = false, portrait = false }: FormSkeletonProps) {
  const intl = useIntl();
  return (
    <Loading
      className={
        wide
          ? "mx-auto grid w-full max-w-thread gap-6 px-gutter py-4 lg:py-8"
          : "mx-auto grid w-full max-w-120 gap-6 px-gutter py-10 lg:py-16"
      }
    >
      <header className="flex items-center gap-4">
        {portrait && <Skeleton shape="circle" className="size-16" />}
        <h1 className={`font-heading tracking-heading ${wide ? "text-2xl" : "text-3xl"}`}>
          {intl.formatMessage(title)}
        </h1>
      </header>
      <Card className="grid gap-5">
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className="grid gap-2">
            <Skeleton className="w-1/3" />
            <Skeleton shape="block" className="h-control-md" />
          </div>
        ))}
        <Skeleton shape="block" className="h-control-lg" />
      </Card>
    </Loading>
  );
}

/** What stands there until a form does. */
export const formSkeleton = (props: FormSkeletonProps) => () => <FormSkeleton {...props} />;
