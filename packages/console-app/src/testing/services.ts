import type { QueryClient } from '@tanstack/react-query';
import type { BrowserEnvironment } from '#shared/environment.js';
import { bindServices, createServices, type Services } from '#shared/services.js';
import { memoryAreas } from '#shared/storage.js';

/**
 * The services of a page that a test opens; a cache that is given belongs to it. It keeps things in memory, in `areas` of
 * a page before or afresh; what else the test leaves out of the environment throws.
 */
export function openPage(environment: Partial<BrowserEnvironment> = {}, client?: QueryClient): Services {
  const services = createServices({ areas: memoryAreas(), ...environment } as BrowserEnvironment);
  if (client) bindServices(client, services);
  return services;
}
