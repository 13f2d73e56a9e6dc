import { Suspense, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@livery/ui';
import { CertificateLinks, useHasCertificates } from '#shared/certificates/certificates.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useLocale } from '#shared/useLocale.js';

/** The name of a country by its two letters; the letters where nobody knows it. */
function countryOf(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Whom to ask, what to read, and how the site is certified (specification: account and billing, section 3). */
export function SiteFooter() {
  const { t } = useLingui();
  const locale = useLocale();
  const { siteName, siteCountry, supportEmail, billingEmail, apiDocUrl, termsUrl } = useSiteConfig();
  const hasCertificates = useHasCertificates();
  const country = siteCountry && countryOf(siteCountry, locale);
  const mail = (label: string, address: string): ReactNode =>
    address.includes('@') && (
      <span>
        {label}: <Link href={`mailto:${address}`}>{address}</Link>
      </span>
    );
  return (
    <>
      <span>{[siteName, country].filter(Boolean).join(', ')}</span>
      {mail(t`Support`, supportEmail)}
      {mail(t`Questions about bills`, billingEmail)}
      {apiDocUrl && <Link href={apiDocUrl} external>{t`API documentation`}</Link>}
      {termsUrl && <Link href={termsUrl} external>{t`Terms of service`}</Link>}
      {hasCertificates && (
        <Suspense>
          <CertificateLinks />
        </Suspense>
      )}
    </>
  );
}
