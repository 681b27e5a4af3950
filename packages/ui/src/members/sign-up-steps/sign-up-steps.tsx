import { ArrowLeft } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { headings } from "../../internal/headings.ts";
import { FormProblem } from "../../internal/field/form-problem.tsx";
import { HiddenFields } from "../../internal/hidden-fields.tsx";
import { messages } from "./sign-up-steps.messages.ts";

export type SignUpStepsProps = ComponentProps<"form"> & {
  /** Which step is shown, from 1. */
  step: number;
  /** How many there are. */
  steps: number;
  /** What this step is about. Takes the focus when the step changes. */
  heading: ReactNode;
  /**
   * Level of the heading in its page or dialog.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** Goes one step back; without it there is no way back. */
  onBack?: () => void;
  /**
   * What the submit button says, such as "Create my account" on the last step.
   * @default "Next"
   */
  nextLabel?: ReactNode;
  /**
   * The step is being sent.
   * @default false
   */
  loading?: boolean;
  /** What is wrong with the step as a whole, such as a lost connection. */
  error?: ReactNode;
  /** What goes along where the browser itself sends the step; the way back is then sent as `back`. */
  carry?: Readonly<Record<string, string>>;
  /** The fields of the step. */
  children?: ReactNode;
};

/**
 * The frame around one step of the sign-up: a form that says where one is, with a way on and a way back.
 *
 * Use it for the sign-up, on its page and in the `SignupModal`; a form of one page needs no frame.
 */
export function SignUpSteps({
  step,
  steps,
  heading,
  headingLevel = 2,
  description,
  onBack,
  nextLabel,
  loading,
  error,
  carry,
  className,
  children,
  ...form
}: SignUpStepsProps) {
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const Heading = headings[headingLevel];

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);

  return (
    <form
      method="post"
      data-slot="sign-up-steps"
      noValidate
      {...form}
      className={cn("k:grid k:grid-cols-1 k:gap-6", className)}
    >
      <HiddenFields fields={carry} />
      {/* Enter presses a form's first button, which must not be the one that goes back. */}
      {carry && onBack && <button type="submit" tabIndex={-1} aria-hidden="true" className="k:sr-only" />}
      <header className="k:min-w-0">
        <div className="k:flex k:min-h-11 k:items-center k:justify-between k:gap-3">
          <output className="k:text-sm k:text-muted k:tabular-nums">
            {formatMessage(messages.progress, { step, steps })}
          </output>
          {onBack ? (
            <Button
              variant="ghost"
              tone="neutral"
              size="sm"
              disabled={loading}
              className="k:-ms-3 k:-order-1"
              type={carry ? "submit" : "button"}
              name="back"
              value="1"
              onClick={(event) => {
                event.preventDefault();
                onBack();
              }}
            >
              <ArrowLeft aria-hidden="true" className="k:rtl:-scale-x-100" />
              {formatMessage(messages.back)}
            </Button>
          ) : null}
        </div>
        <div aria-hidden="true" className="k:mt-2 k:flex k:gap-1.5">
          {Array.from({ length: steps }, (_, index) => (
            <span key={index} className={index < step ? doneClass : openClass} />
          ))}
        </div>
        <Heading
          ref={title}
          tabIndex={-1}
          data-slot="sign-up-steps-heading"
          className="k:mt-6 k:text-2xl k:font-heading k:tracking-heading k:text-default"
        >
          {heading}
        </Heading>
        {description ? <p className="k:mt-2 k:max-w-text k:text-md k:text-muted">{description}</p> : null}
      </header>
      <div data-slot="sign-up-steps-content" className="k:grid k:grid-cols-1 k:gap-5">
        {children}
      </div>
      <FormProblem>{error}</FormProblem>
      <Button type="submit" size="lg" block loading={loading}>
        {nextLabel ?? formatMessage(messages.next)}
      </Button>
    </form>
  );
}

const doneClass =
  "k:h-1.5 k:flex-1 k:rounded-full k:bg-fill-accent k:transition-colors k:duration-normal k:forced-colors:bg-[Highlight]";
const openClass = "k:h-1.5 k:flex-1 k:rounded-full k:bg-fill-neutral/15 k:forced-colors:border-thin";
