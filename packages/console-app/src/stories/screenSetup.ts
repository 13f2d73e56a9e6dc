import type { OperationId } from '@livery/api/client/operation';
import type { SiteConfig } from '@livery/api/generated/types';
import { listVms } from '@livery/api/generated/operations/compute';
import type { Fault, ScenarioName } from '@livery/api/sandbox/sandbox';
import type { IdentityClient } from '#shared/identity.js';
import { href } from '#shared/paths.js';
import type { Site } from './site.js';

/** What a story shows: which screen, to whom, and in which state the provider is. */
export interface ScreenSetup {
  /** The address below the base path. */
  path: string | ((site: Site) => Promise<string>);
  /** What the provider's state begins with; `demo` by default. */
  scenario?: ScenarioName;
  /** The customer is signed in by default. */
  signedIn?: boolean;
  /** What goes wrong, as the sandbox takes it; made of what the provider has, where it is a function. */
  faults?: readonly Fault[] | ((site: Site) => Promise<readonly Fault[]>);
  /** Calls that are never answered: what they bring is still loading. */
  held?: readonly OperationId[];
  /** What is done before the screen is opened. */
  before?: (site: Site) => void | Promise<void>;
  /** Whether the console was built with the mock API, and whether that answers; `off` by default. */
  mockApi?: 'left out' | 'off' | 'on';
  /** What the site's configuration says other than usual. */
  config?: Partial<SiteConfig>;
  /** What the identity provider answers, where it is asked: everything succeeds otherwise. */
  identity?: Partial<IdentityClient>;
  /** Set for a screen that redirects at once: the redirect is not followed. */
  stays?: boolean;
  /** Set where what the story does is there on wide screens only: on narrow ones the screen is shown as it comes. */
  playsWideOnly?: boolean;
}

const locations = ['jhv', 'tll', 'trtu'] as const;

/** A machine of the site by its name. Throws when there is none. */
export async function findVm(site: Site, name: string): Promise<{ location: string; uuid: string }> {
  const lists = await Promise.all(
    locations.map(async (location) => {
      const vms = await site.api.read(listVms, { location });
      return vms.map(({ uuid, name }) => ({ location, uuid, name }));
    }),
  );
  const found = lists.flat().find((one) => one.name === name);
  if (!found) throw new Error(`There is no virtual machine "${name}".`);
  return found;
}

/** For `path`: the screen of a machine, at a tab. */
export const vmPath =
  (name: string, tab?: string) =>
  async (site: Site): Promise<string> => {
    const { location, uuid } = await findVm(site, name);
    return href('vm', { location, vmId: uuid }, { tab });
  };
