import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { type Company, CompanyAddress, type CompanyVariant } from "./company-address.tsx";
import { messages } from "./footer.messages.ts";

export { companyVariants } from "./company-address.tsx";
export type { Company, CompanyVariant };

const help = ["faq", "service", "complaints", "returns"] as const;
const legal = ["terms", "privacy", "cookies", "pricing", "ban"] as const;

export type FooterLink = (typeof help)[number] | (typeof legal)[number];

export type FooterProps = ComponentProps<"footer"> & {
  /** The site's name. */
  site: string;
  /** The site's mark. */
  logo: ReactNode;
  /** The page behind each link. */
  hrefs: Record<FooterLink, string>;
  /** Who runs the site. */
  company: Company;
  /**
   * How the company stands there: `registered` with its registers, `branded` with its trade names, `brief` in one line.
   * @default "registered"
   */
  companyVariant?: CompanyVariant;
  /** The year of the copyright. */
  year: number;
  /**
   * For a member inside the site: the logo and the links in one row.
   * @default false
   */
  compact?: boolean;
  /**
   * Adds the safety notice that some states ask for: for readers in the United States.
   * @default false
   */
  us?: boolean;
  /** The disclaimer. */
  children?: ReactNode;
};

/**
 * The end of every page: where help is, what the law asks for, and who runs the site.
 *
 * Use it at the end of every layout but the chat's.
 */
export function Footer({
  site,
  logo,
  hrefs,
  company,
  companyVariant = "registered",
  year,
  compact = false,
  us = false,
  className,
  children,
  ...props
}: FooterProps) {
  const intl = useIntl();
  const links = (keys: readonly FooterLink[]) =>
    keys.map((key) => (
      <li key={key}>
        <a
          href={hrefs[key]}
          className="k:inline-flex k:min-h-8 k:items-center k:py-1 k:text-muted k:underline-offset-4 k:hover:text-default k:hover:underline"
        >
          {intl.formatMessage(messages[key])}
        </a>
      </li>
    ));

  return (
    <footer
      data-slot="footer"
      data-variant={compact ? "compact" : "full"}
      {...props}
      className={cn("k:border-t k:border-default k:bg-surface k:text-sm", className)}
    >
      <div className="k:mx-auto k:grid k:w-full k:max-w-page k:gap-8 k:px-gutter k:py-8">
        <div
          className={cn(
            "k:grid k:gap-x-12 k:gap-y-6",
            compact ? "k:lg:grid-cols-[auto_1fr] k:lg:items-center" : "k:md:grid-cols-[1fr_auto]",
          )}
        >
          <div data-slot="footer-logo" className="k:flex k:items-start">
            {logo}
          </div>
          <nav data-slot="footer-links" aria-label={intl.formatMessage(messages.links)}>
            {compact ? (
              <ul className="k:flex k:flex-wrap k:gap-x-5 k:lg:justify-end">{links([...help, ...legal])}</ul>
            ) : (
              <div className="k:grid k:grid-cols-2 k:gap-8 k:sm:gap-16">
                <LinkGroup title={intl.formatMessage(messages.help)}>{links(help)}</LinkGroup>
                <LinkGroup title={intl.formatMessage(messages.legal)}>{links(legal)}</LinkGroup>
              </div>
            )}
          </nav>
        </div>
        {us && <SafetyNotice site={site} href={hrefs.complaints} />}
        {children}
        <div className="k:flex k:flex-wrap k:justify-between k:gap-x-12 k:gap-y-4 k:border-t k:border-default k:pt-6 k:text-muted">
          <CompanyAddress site={site} company={company} variant={companyVariant} />
          <p>{intl.formatMessage(messages.rights, { year: String(year), company: company.name })}</p>
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="k:mb-1 k:font-heading k:text-md">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function SafetyNotice({ site, href }: { site: string; href: string }) {
  const intl = useIntl();
  return (
    <section
      data-slot="footer-safety"
      className="k:grid k:max-w-text k:gap-1 k:rounded-card k:border k:border-default k:bg-sunken k:p-4"
    >
      <h2 className="k:font-heading k:text-md">{intl.formatMessage(messages.safetyTitle)}</h2>
      <p>{intl.formatMessage(messages.safety, { site })}</p>
      <a href={href} className="k:justify-self-start k:py-1 k:text-accent k:underline k:underline-offset-4">
        {intl.formatMessage(messages.safetyLink)}
      </a>
    </section>
  );
}
