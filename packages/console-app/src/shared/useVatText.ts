import { useLingui } from '@lingui/react/macro';
import { useSiteConfig } from './siteConfig.js';

/**
 * The provider's remark about tax beside prices, undefined where there is none. The usual ones are said in the language
 * of the page; any other stands as the provider has written it.
 */
export function useVatText(): string | undefined {
  const { t } = useLingui();
  const { vatText } = useSiteConfig();
  switch (vatText?.trim().toLowerCase()) {
    case 'excl. vat':
      return t`excl. VAT`;
    case 'incl. vat':
      return t`incl. VAT`;
    default:
      return vatText || undefined;
  }
}
