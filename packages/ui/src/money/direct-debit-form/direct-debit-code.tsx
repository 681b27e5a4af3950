import { type ComponentProps, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { CodeField } from "../../fields/code-field/code-field.tsx";
import { cn } from "../../internal/cn.ts";
import { FormProblem } from "../../internal/field/form-problem.tsx";
import { messages } from "./direct-debit-form.messages.ts";

export type DirectDebitCodeProps = Omit<ComponentProps<"form">, "onSubmit" | "children"> & {
  /** The number that the code went to, partly hidden: "••• ••• 78". */
  phone: string;
  /**
   * Digits of the code.
   * @default 6
   */
  length?: number;
  /** What is wrong with the code, such as "Code invalid". */
  codeError?: ReactNode;
  /** What is wrong with the whole, such as too many tries. */
  error?: ReactNode;
  /** The code that was entered. */
  onSubmit: (code: string) => void;
  /** Asks for another code. */
  onResend: () => void;
  /**
   * Seconds until a new code can be asked for.
   * @default 0
   */
  resendIn?: number;
  /**
   * A new code has just been sent.
   * @default false
   */
  resent?: boolean;
  /** Back to the details, to change the number. */
  onBack?: () => void;
  /**
   * The code is being checked.
   * @default false
   */
  loading?: boolean;
  /** The words of its button. @default "Confirm payment" */
  submitLabel?: ReactNode;
};

/**
 * The code from the text message that confirms a direct debit.
 *
 * Use it as the step after `DirectDebitForm`.
 */
export function DirectDebitCode({
  phone,
  length = 6,
  codeError,
  error,
  onSubmit,
  onResend,
  resendIn = 0,
  resent,
  onBack,
  loading,
  submitLabel,
  className,
  ...form
}: DirectDebitCodeProps) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState("");
  return (
    <form
      method="post"
      data-slot="direct-debit-code"
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) onSubmit(code);
      }}
      className={cn("k:grid k:grid-cols-1 k:gap-5", className)}
    >
      <div>
        <CodeField
          label={formatMessage(messages.code)}
          hint={formatMessage(messages.codeHint, { phone })}
          name="code"
          length={length}
          required
          error={codeError}
          onValueChange={setCode}
        />
        <div className="k:mt-2 k:flex k:flex-wrap k:items-center k:gap-x-4">
          <Button variant="link" size="sm" className="k:-ms-3" disabled={resendIn > 0} onClick={onResend}>
            {resendIn > 0 ? formatMessage(messages.resendIn, { seconds: resendIn }) : formatMessage(messages.resend)}
          </Button>
          {onBack ? (
            <Button variant="link" tone="neutral" size="sm" className="k:-ms-3" onClick={onBack}>
              {formatMessage(messages.changeNumber)}
            </Button>
          ) : null}
        </div>
        <output className="k:block k:text-sm k:text-muted">{resent ? formatMessage(messages.resent) : null}</output>
      </div>
      <FormProblem>{error}</FormProblem>
      <Button type="submit" size="lg" block loading={loading}>
        {submitLabel ?? formatMessage(messages.confirm)}
      </Button>
    </form>
  );
}
