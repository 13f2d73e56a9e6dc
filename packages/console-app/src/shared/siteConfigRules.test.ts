import { afterEach, expect, it, vi } from 'vitest';
import { fittedAnswer } from '@livery/api/client/shape';
import { getUiConfig } from '@livery/api/generated/calls/config';
import type { SiteConfig } from '@livery/api/generated/types';
import { reportWrongSiteConfig } from './siteConfigRules.js';

const pkg = { cpu: 1, ram: 1024, ssd: 20, os_list: ['debian'], default_os_list: ['ubuntu'], disabled_os_list: [] };

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a sound one', { features: { kubernetes: true, services: true }, predefinedPackages: [] }, []],
  ['Kubernetes alone', { features: { kubernetes: true } }, ['Kubernetes requires services to be enabled']],
  ['a wrong package', { predefinedPackages: [pkg] }, ['predefinedPackages[0]: default-os-not-in-list (ubuntu)']],
])('of %s reports what is wrong', (_, answer, problems) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportWrongSiteConfig(fittedAnswer(getUiConfig.answer ?? 'object', answer).value as SiteConfig);
  expect(said.mock.calls).toEqual(problems.map((problem) => ['The site configuration is wrong', { problem }]));
});
