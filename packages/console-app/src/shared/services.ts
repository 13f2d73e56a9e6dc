import { createContext, useContext } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { BrowserEnvironment } from './environment.js';
import { createSession, type Session } from './session.js';
import { createStorage, type ConsoleStorage } from './storage.js';
import { browserAreas } from './storageEntries.js';

/** Makes a service of a page. Called once a page; it may ask for other services. */
type CreateService<Service> = (services: Services) => Service;

/**
 * What one page of the console works with: its environment, storage and session, and services such as the connection,
 * the activity log or the toasts. A service is made by its own module (`createToasts`), when it is first asked for, so that
 * its code comes with whoever needs it. Nothing of a person, a session or a page is kept outside of it: two of them in
 * one document do not know of each other.
 */
export interface Services {
  readonly environment: BrowserEnvironment;
  readonly storage: ConsoleStorage;
  readonly session: Session;
  /** The page's own: `services.get(createToasts)`. In a component `useToasts()`, or `useService(createToasts)`. */
  get: <Service>(create: CreateService<Service>) => Service;
}

/** Makes the services of a page. Once, when the page begins. */
export function createServices(environment: BrowserEnvironment): Services {
  const made = new Map<CreateService<unknown>, unknown>();
  const storage = createStorage(environment.areas ?? browserAreas());
  const services: Services = {
    environment,
    storage,
    session: createSession(environment, storage),
    get<Service>(create: CreateService<Service>): Service {
      if (!made.has(create)) made.set(create, create(services));
      return made.get(create) as Service;
    },
  };
  return services;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the page. Throws outside of one. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No page');
  return services;
}

export const useService = <Service>(create: CreateService<Service>): Service => useServices().get(create);

/** Everything that the page keeps in the browser. */
export const useStorage = (): ConsoleStorage => useServices().storage;

/** Who the page works for. */
export const useSession = (): Session => useServices().session;

/** The page that the product is shown in, or a story's. */
export const useEnvironment = (): BrowserEnvironment => useServices().environment;

// A cache belongs to one page for good: what is given a cache finds the services of its page.
const pages = new WeakMap<QueryClient, Services>();

/** Says which page a cache of reads belongs to. */
export function bindServices(client: QueryClient, services: Services): void {
  pages.set(client, services);
}

/** The services of the page that a cache belongs to, for work outside of components. Throws for a cache of no page. */
export function servicesOf(client: QueryClient): Services {
  const services = pages.get(client);
  if (!services) throw new Error('No page');
  return services;
}
