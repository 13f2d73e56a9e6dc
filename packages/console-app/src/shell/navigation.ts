import { matchRoute } from 'wouter';
import { parse } from 'regexparam';
import { isSwitchedOn } from '@livery/api/domain/features';
import type { SiteConfig } from '@livery/api/generated/types';
import type { MessageDescriptor } from '@lingui/core';
import { routes, type RouteEntry } from '#routes.js';
import type { Brand } from '#shared/brand.js';
import type { PathName } from '#shared/paths.js';

/** The routes whose feature, or one of several, and whose setting are on (specification: infrastructure, section 1). */
export const availableRoutes = (site: Pick<SiteConfig, 'features' | 'referralCodeEnabled'>): RouteEntry[] =>
  routes.filter((entry) => isSwitchedOn(site, entry));

/** Whether a screen is offered to this person, in tabs as in the palette: some are only for administrators. */
export const isOffered = ({ isTab }: Pick<RouteEntry, 'isTab'>, isAdministrator: boolean): boolean =>
  isTab !== 'administrators' || isAdministrator;

/** What the brand calls a screen. */
export const titleOf = (
  { title, orderTitle }: Pick<RouteEntry, 'title' | 'orderTitle'>,
  { invoiceTerm }: Pick<Brand, 'invoiceTerm'>,
): MessageDescriptor => (invoiceTerm === 'order' && orderTitle ? orderTitle : title);

/** The route an address belongs to. */
export const routeAt = (available: readonly RouteEntry[], path: string): RouteEntry | undefined =>
  available.find((entry) => matchRoute(parse, entry.path, path)[0]);

/** The navigation entry that is current at an address: the screen's own, or that of the screen above it. */
export function currentEntry(available: readonly RouteEntry[], path: string): PathName | undefined {
  const entry = routeAt(available, path);
  return entry?.parent ?? entry?.name;
}
