import type { QueryClient } from '@tanstack/react-query';
import type { SiteConfig } from '@livery/api/generated/types';
import { administrator, user } from '@livery/api/queries/identity';
import { report } from '#integrations/error-reporting/report.js';
import { loadVendorScript } from '#integrations/vendors/loadVendorScript.js';
import { visitorOf } from './visitor.js';

/** What the vendor reads, and scripts of the site's theme. */
const layer = (): unknown[] => ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);

/** The vendor tells its commands from other entries by their being `arguments`. */
function gtag(..._command: unknown[]): void {
  layer().push(arguments);
}

/** Counts a visit of a screen, by its pattern: `/compute/vm/:location/:vmId`. */
export type CountVisit = (pattern: string) => void;

/** Has all that is counted, also what the vendor counts by itself, name the pattern: title and address name what a customer has. */
const showPattern: CountVisit = (pattern) =>
  gtag('set', { page_location: location.origin + pattern, page_title: pattern, page_referrer: '' });

const nothing: CountVisit = () => undefined;

/**
 * Starts analytics for whoever is signed in: the vendor's script for customers, nothing for administrators and staff, of
 * whom only the address is exposed. Until the role is known, and where it cannot be had, nothing is counted. `pattern` is
 * that of the screen that is shown.
 */
export async function startAnalytics(site: SiteConfig, queries: QueryClient, pattern: string): Promise<CountVisit> {
  const { analytics } = site;
  if (!analytics) return nothing;
  if (analytics.kind !== 'google') {
    report('The analytics provider is not supported', { kind: analytics.kind });
    return nothing;
  }
  const [{ profile_data }, isAdministrator] = await Promise.all([
    queries.ensureQueryData(user()),
    queries.ensureQueryData(administrator()),
  ]);
  const { isCounted, email } = visitorOf({ email: profile_data.email, isAdministrator }, site);
  if (!isCounted) {
    layer().push({ traffic_type: 'internal', ...(email ? { user_email: email } : {}) });
    return nothing;
  }
  const { measurement_id } = analytics;
  gtag('js', new Date());
  showPattern(pattern);
  gtag('config', measurement_id, { send_page_view: false, allow_google_signals: false });
  await loadVendorScript(site, `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurement_id)}`);
  return (visited) => {
    showPattern(visited);
    gtag('event', 'page_view', { page_path: visited });
  };
}
