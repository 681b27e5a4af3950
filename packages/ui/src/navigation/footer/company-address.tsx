import { type MessageDescriptor, useIntl } from "react-intl";
import { messages } from "./footer.messages.ts";

export const companyVariants = ["registered", "branded", "brief"] as const;
export type CompanyVariant = (typeof companyVariants)[number];

export type Company = {
  name: string;
  /** Street and number. */
  address: string;
  /** With its postal code, where it has one. */
  city: string;
  country: string;
  /** In the register of companies. */
  registration?: string;
  vatNumbers?: readonly string[];
  tradenames?: readonly string[];
  /** As it is read; its link goes without hyphens and blanks. */
  phone?: string;
};

/** Who runs the site and where to find them. */
export function CompanyAddress({
  site,
  company,
  variant,
}: {
  site: string;
  company: Company;
  variant: CompanyVariant;
}) {
  const intl = useIntl();
  const { name, address, city, country, registration, vatNumbers = [], tradenames = [], phone } = company;
  if (variant === "brief") {
    return <address className="k:not-italic">{[name, address, city, country].join(" · ")}</address>;
  }
  const facts =
    variant === "registered"
      ? [
          registration && intl.formatMessage(messages.registration, { number: registration }),
          vatNumbers.length > 0 &&
            intl.formatMessage(messages.vat, { numbers: intl.formatList(vatNumbers, { type: "unit" }) }),
        ]
      : [tradenames.length > 0 && intl.formatMessage(messages.tradenames, { names: intl.formatList(tradenames) })];
  return (
    <address className="k:grid k:gap-0.5 k:not-italic">
      <p className="k:text-default">
        {variant === "branded" ? intl.formatMessage(messages.operator, { site, company: name }) : name}
      </p>
      <p>{[address, city, country].join(", ")}</p>
      {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
      {phone && (
        <p>
          {intl.formatMessage(messages.phone as MessageDescriptor, {
            phone: (
              <a
                key="phone"
                href={`tel:${phone.replaceAll(/[-\s]/g, "")}`}
                className="k:py-1 k:text-accent k:underline k:underline-offset-4"
              >
                {phone}
              </a>
            ),
          })}
        </p>
      )}
    </address>
  );
}
