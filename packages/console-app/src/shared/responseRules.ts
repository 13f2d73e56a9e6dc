import { parsedResponse } from '@livery/api/client/schema';
import { checkValues } from '@livery/api/client/valueRules';
import { checkFeatures, checkPackage } from '@livery/api/domain/siteConfig';
import { getUiConfig } from '@livery/api/generated/operations/config';
import type { OperationId } from '@livery/api/generated/operations';
import type { SiteConfig } from '@livery/api/generated/types';
import { valueRules } from '@livery/api/generated/valueRules';
import { report } from '#integrations/error-reporting/report.js';

/** Reports each problem of an operation once in the life of a page: what is polled is answered again and again. */
export function createValueReports() {
  const reported = new Set<string>();

  function reportOnce(message: string, context: Record<string, string>): void {
    const key = JSON.stringify([message, context]);
    if (reported.has(key)) return;
    reported.add(key);
    report(message, context);
  }

  return {
    /**
     * Reports the values of a response that break the contract: formats, lengths and ranges (specification:
     * infrastructure, section 5; account and billing, section 5). The response is shown as it is: no screen breaks over
     * such a value.
     */
    check(operation: OperationId, response: unknown): void {
      const rules = valueRules[operation];
      if (rules) {
        checkValues(rules, response, (path, message) =>
          reportOnce('The answer does not match the contract', { operationId: operation, path, message }),
        );
      }
      if (operation !== getUiConfig.id) return;
      for (const problem of siteConfigProblems(response)) reportOnce('The site configuration is wrong', { problem });
    },
  };
}

/** What the site's operator set up wrongly (specification: account and billing, section 5; infrastructure, sections 1 and 5): no visitor can help it. */
function siteConfigProblems(response: unknown): string[] {
  const { features, predefinedPackages } = parsedResponse(getUiConfig.response ?? 'object', response)
    .value as SiteConfig;
  const packages = predefinedPackages.flatMap((one, index) =>
    checkPackage(one).map(({ code, params }) => `predefinedPackages[${index}]: ${code} (${params?.['os']})`),
  );
  return [...checkFeatures(features), ...packages];
}
