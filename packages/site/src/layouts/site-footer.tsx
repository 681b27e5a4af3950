import { Disclaimer } from "@kindling/ui/disclaimer";
import { companyVariants, Footer, type FooterProps } from "@kindling/ui/footer";
import { useIntl } from "react-intl";
import { usePage } from "../shared/page/page-context.ts";
import { useRouteMatch } from "../shared/routing/route-context.ts";
import { useUser } from "../shared/user/use-user.ts";
import { Logo } from "./logo.tsx";
import { useCompany } from "./use-company.ts";

const hrefs: FooterProps["hrefs"] = {
  terms: "/pages/terms",
  privacy: "/pages/privacy",
  cookies: "/pages/cookies",
  ban: "/pages/ban",
  pricing: "/pricing",
  complaints: "/complaints",
  returns: "/pages/return-policy",
  faq: "/pages/faq",
  service: "/pages/service",
};

/** The footer with the company behind the site; a member's is compact but on the index page. */
export function SiteFooter() {
  const intl = useIntl();
  const { settings, locale, now } = usePage();
  const user = useUser();
  const match = useRouteMatch();
  const company = useCompany();
  if (!company) return null;
  const phone = settings.support_phone ?? company.support_phone;
  return (
    <Footer
      site={settings.name}
      logo={<Logo />}
      hrefs={hrefs}
      company={{
        name: company.name,
        address: company.address,
        city: company.city,
        country: intl.formatDisplayName(company.country, { type: "region" }) ?? company.country,
        vatNumbers: company.vat_numbers,
        tradenames: company.tradenames,
        ...(company.kvk && { registration: company.kvk }),
        ...(phone && { phone }),
      }}
      companyVariant={companyVariants[(settings.company_id - 1) % companyVariants.length]!}
      year={new Date(now).getUTCFullYear()}
      compact={user !== null && match?.route.name !== "index"}
      us={locale === "en" && settings.geoip_country === "US"}
    >
      <Disclaimer site={settings.name} minAge={settings.min_age} />
    </Footer>
  );
}
