import { useLingui } from '@lingui/react/macro';
import { useBrand } from './brand.js';
import { useSiteConfig } from './siteConfig.js';

/**
 * The provider's remark about tax beside prices, undefined where there is none. The usual ones are said in the language
 * of the page and by the brand's name of the tax; any other stands as the provider has written it.
 */
export function useVatText(): string | undefined {
  const { i18n } = useLingui();
  const { vatText } = useSiteConfig();
  const { tax } = useBrand();
  switch (vatText?.trim().toLowerCase()) {
    case 'excl. vat':
      return i18n._(tax.excluded);
    case 'incl. vat':
      return i18n._(tax.included);
    default:
      return vatText || undefined;
  }
}
