import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { Checkbox } from "../../fields/checkbox/checkbox.tsx";
import { IbanField } from "../../fields/iban-field/iban-field.tsx";
import { compactIban } from "../../fields/iban-field/iban-format.ts";
import { cn } from "../../internal/cn.ts";
import { PhoneField, type PhoneCountry, type PhoneValue } from "../../fields/phone-field/phone-field.tsx";
import { TextField } from "../../fields/text-field/text-field.tsx";
import { FormProblem } from "../../internal/field/form-problem.tsx";
import { messages } from "./direct-debit-form.messages.ts";

export type DirectDebitDetails = {
  holder: string;
  /** Without spaces. */
  iban: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  phone: PhoneValue;
  consent: boolean;
};

export type DirectDebitFormProps = Omit<ComponentProps<"form">, "onSubmit" | "defaultValue"> & {
  /** What is known already, such as from the last payment. */
  known?: Partial<DirectDebitDetails>;
  /** Countries of the mobile number. */
  phoneCountries: readonly PhoneCountry[];
  /** What is wrong with each field. The first of them takes the focus. */
  errors?: Partial<Record<keyof DirectDebitDetails, ReactNode>>;
  /** What is wrong with the whole, such as an account that is blocked for direct debit. */
  error?: ReactNode;
  /** Says what is wrong with an IBAN once the field is left. */
  validateIban?: (iban: string) => ReactNode;
  /** What was entered, to be checked and sent. */
  onSubmit: (details: DirectDebitDetails) => void;
  /**
   * The code is being sent.
   * @default false
   */
  loading?: boolean;
  /** The words of its button. @default "Text me the code" */
  submitLabel?: ReactNode;
  /** The mandate: creditor, its id, the reference and what is agreed to. Stands before the consent. */
  children: ReactNode;
};

export { DirectDebitCode, type DirectDebitCodeProps } from "./direct-debit-code.tsx";

/**
 * The debtor's details and consent; `DirectDebitCode` is the step after it.
 *
 * Use it when direct debit was chosen in the `PaymentMethodBlock`.
 */
export function DirectDebitForm({
  known = {},
  phoneCountries,
  errors = {},
  error,
  validateIban,
  onSubmit,
  loading,
  submitLabel,
  className,
  children,
  ...form
}: DirectDebitFormProps) {
  const { formatMessage } = useIntl();
  const element = useRef<HTMLFormElement>(null);

  /** Errors of a sending take the focus once; not again while they are being put right. */
  const sent = useRef(false);

  useEffect(() => {
    if (!sent.current || !Object.values(errors).some(Boolean)) return;
    sent.current = false;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sent.current = true;
    onSubmit(read(new FormData(event.currentTarget)));
  }

  return (
    <form
      method="post"
      ref={element}
      data-slot="direct-debit-form"
      noValidate
      {...form}
      onSubmit={submit}
      className={cn("k:@container", className)}
    >
      <div className="k:grid k:grid-cols-1 k:gap-5">
        <TextField
          label={formatMessage(messages.holder)}
          name="holder"
          autoComplete="name"
          required
          defaultValue={known.holder}
          error={errors.holder}
        />
        <IbanField
          label={formatMessage(messages.iban)}
          name="iban"
          required
          defaultValue={known.iban}
          validate={validateIban}
          error={errors.iban}
        />
        <div className={pairClass}>
          <TextField
            label={formatMessage(messages.street)}
            name="street"
            autoComplete="address-line1"
            required
            defaultValue={known.street}
            error={errors.street}
          />
          <TextField
            label={formatMessage(messages.houseNumber)}
            name="houseNumber"
            autoComplete="address-line2"
            required
            defaultValue={known.houseNumber}
            error={errors.houseNumber}
          />
        </div>
        <div className={reversePairClass}>
          <TextField
            label={formatMessage(messages.postalCode)}
            name="postalCode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            required
            defaultValue={known.postalCode}
            error={errors.postalCode}
          />
          <TextField
            label={formatMessage(messages.city)}
            name="city"
            autoComplete="address-level2"
            required
            defaultValue={known.city}
            error={errors.city}
          />
        </div>
        <PhoneField
          label={formatMessage(messages.phone)}
          hint={formatMessage(messages.phoneHint)}
          name="phone"
          countryName="phoneCountry"
          countries={phoneCountries}
          required
          defaultValue={known.phone}
          error={errors.phone}
        />
        <div
          data-slot="direct-debit-form-mandate"
          className="k:rounded-card k:border-thin k:border-default k:bg-sunken k:p-4 k:text-sm k:text-default"
        >
          {children}
        </div>
        <Checkbox
          label={formatMessage(messages.consent)}
          name="consent"
          required
          defaultChecked={known.consent}
          error={errors.consent}
        />
        <FormProblem>{error}</FormProblem>
        <Button type="submit" size="lg" block loading={loading}>
          {submitLabel ?? formatMessage(messages.submit)}
        </Button>
      </div>
    </form>
  );
}

const pairClass = "k:grid k:grid-cols-1 k:gap-5 k:@min-[20rem]:grid-cols-[1fr_8.5rem]";
const reversePairClass = "k:grid k:grid-cols-1 k:gap-5 k:@min-[20rem]:grid-cols-[8.5rem_1fr]";

function read(data: FormData): DirectDebitDetails {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    holder: text("holder"),
    iban: compactIban(text("iban")),
    street: text("street"),
    houseNumber: text("houseNumber"),
    postalCode: text("postalCode"),
    city: text("city"),
    phone: { country: text("phoneCountry"), number: text("phone") },
    consent: data.has("consent"),
  };
}
