import { parsedResponse } from '@livery/api/client/schema';
import { checkValues } from '@livery/api/client/valueRules';
import { checkFeatures, checkPackage } from '@livery/api/domain/siteConfig';
import { getUiConfig } from '@livery/api/generated/operations/config';
import type { OperationId } from '@livery/api/generated/operations';
import type { SiteConfig } from '@livery/api/generated/types';
import { valueRules } from '@livery/api/generated/valueRules';
import { createReportOnce } from './reportOnce.js';
import type { Services } from './services.js';

/**
 * Reports the values of a response that break the contract: formats, lengths and ranges (specification: infrastructure,
 * section 5; account and billing, section 5). The response is shown as it is: no screen breaks over such a value.
 */
export function checkResponse(services: Services, operation: OperationId, response: unknown): void {
  const reportOnce = services.get(createReportOnce);
  const rules = valueRules[operation];
  if (rules) {
    checkValues(rules, response, (path, message) =>
      reportOnce('The answer does not match the contract', { operationId: operation, path, message }),
    );
  }
  if (operation !== getUiConfig.id) return;
  for (const problem of siteConfigProblems(response)) reportOnce('The site configuration is wrong', { problem });
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
