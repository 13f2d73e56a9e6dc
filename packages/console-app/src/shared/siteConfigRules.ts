import { checkFeatures, checkPackage } from '@livery/api/domain/siteConfig';
import type { SiteConfig } from '@livery/api/generated/types';
import { report } from '#integrations/error-reporting/report.js';

/** Reports what the site's operator set up wrongly (specification: account and billing, section 5; infrastructure, sections 1 and 5): no visitor can help it, and no screen breaks over it. */
export function reportWrongSiteConfig({ features, predefinedPackages }: SiteConfig): void {
  const packages = predefinedPackages.flatMap((one, index) =>
    checkPackage(one).map(({ code, params }) => `predefinedPackages[${index}]: ${code} (${params?.['os']})`),
  );
  for (const problem of [...checkFeatures(features), ...packages]) {
    report('The site configuration is wrong', { problem });
  }
}
