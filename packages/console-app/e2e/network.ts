import type { Locator, Page } from '@playwright/test';
import { drive } from '../../ui/src/testing/playwright/index.js';
import type { BillingAccount, IpAddress, VpcNetwork } from '@livery/api/generated/types';
import type { Site } from './harness.js';

/** The IP addresses of a location as the server has them now. */
export const addressesIn = (site: Site, location: string): Promise<IpAddress[]> =>
  site.call<IpAddress[]>(`/${location}/network/ip_addresses`);

/** An IP address of a location. Throws when there is none. */
export async function findAddress(site: Site, location: string, address: string): Promise<IpAddress> {
  const found = (await addressesIn(site, location)).find((one) => one.address === address);
  if (!found) throw new Error(`There is no IP address ${address}.`);
  return found;
}

/** The private networks of a location as the server has them now. */
export const networksIn = (site: Site, location: string): Promise<VpcNetwork[]> =>
  site.call<VpcNetwork[]>(`/${location}/network/networks`);

/** A private network of a location by its name. Throws when there is none. */
export async function findNetwork(site: Site, location: string, name: string): Promise<VpcNetwork> {
  const found = (await networksIn(site, location)).find((one) => one.name === name);
  if (!found) throw new Error(`There is no private network "${name}".`);
  return found;
}

/** The id of a billing account by its title. */
export async function accountNamed(site: Site, title: string): Promise<number | undefined> {
  const accounts = await site.call<BillingAccount[]>('/payment/billing_account/list');
  return accounts.find((one) => one.title === title)?.id;
}

/** The rows of a list that begin with these names. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Chooses an option of a field with a list that is searched by typing. */
export const search = (dialog: Locator, label: string, text: string): Promise<void> =>
  drive(dialog.page(), dialog).comboBox(label).choose(text);
