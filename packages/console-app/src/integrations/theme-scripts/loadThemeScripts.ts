import type { SiteConfig, ThemeScript } from '@livery/api/generated/types';
import { report } from '#integrations/error-reporting/report.js';
import { loadVendorScript } from '#integrations/vendors/loadVendorScript.js';
import { createArrival } from '#shared/arrival.js';
import type { Services } from '#shared/services.js';

/** How long a page waits for a script at most, in ms: a vendor that is down must not take the console with it. */
const patience = 5000;

/** Only https, or a path of the site itself: what comes in plain text anybody on the way may change. */
const isSafe = ({ src }: ThemeScript): boolean => /^(https:\/\/|\/(?!\/))/.test(src);

async function load(config: SiteConfig, { src }: ThemeScript): Promise<void> {
  try {
    await loadVendorScript(config, src);
  } catch (error) {
    report('A theme script could not be loaded', { src, error: String(error) });
  }
}

const passed = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
  });

/**
 * Adds the scripts of a theme to the page. Resolves when those that the page waits for have run, failed, or taken 5 s; what
 * fails or is refused is reported.
 */
export async function loadThemeScripts(
  services: Services,
  config: SiteConfig,
  scripts: readonly ThemeScript[],
): Promise<void> {
  // From now on nobody but the console knows what the page was called with.
  services.get(createArrival);
  const refused = scripts.filter((script) => !isSafe(script));
  refused.forEach(({ src }) => report('A theme script is refused: its address is not https', { src }));
  const awaited: Promise<void>[] = [];
  for (const script of scripts.filter(isSafe)) {
    const loading = load(config, script);
    if (script.waitForLoad) awaited.push(loading);
  }
  if (awaited.length > 0) await Promise.race([Promise.all(awaited), passed()]);
}
