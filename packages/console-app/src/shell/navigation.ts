import { matchRoute } from 'wouter';
import { parse } from 'regexparam';
import { isFeatureOn } from '@livery/api/domain/features';
import type { FeatureFlags } from '@livery/api/generated/types';
import { routes, type RouteEntry } from '#routes.js';
import type { PathName } from '#shared/paths.js';

/** The routes whose feature is switched on, or one of several (specification: infrastructure, section 1). */
export const availableRoutes = (features: FeatureFlags): RouteEntry[] =>
  routes.filter(({ feature }) => feature === undefined || [feature].flat().some((one) => isFeatureOn(features, one)));

/** The route an address belongs to. */
export const routeAt = (available: readonly RouteEntry[], path: string): RouteEntry | undefined =>
  available.find((entry) => matchRoute(parse, entry.path, path)[0]);

/** The navigation entry that is current at an address: the screen's own, or that of the screen above it. */
export function currentEntry(available: readonly RouteEntry[], path: string): PathName | undefined {
  const entry = routeAt(available, path);
  return entry?.parent ?? entry?.name;
}
