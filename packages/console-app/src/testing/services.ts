import type { QueryClient } from '@tanstack/react-query';
import type { BrowserEnvironment } from '#shared/environment.js';
import { bindServices, createServices, type Services } from '#shared/services.js';

/** The services of a page that a test opens; a cache that is given belongs to it. What the test leaves out throws. */
export function openPage(environment: Partial<BrowserEnvironment> = {}, client?: QueryClient): Services {
  const services = createServices(environment as BrowserEnvironment);
  if (client) bindServices(client, services);
  return services;
}
