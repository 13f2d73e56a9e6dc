import { LoadingScreen } from '@livery/ui';
import { SiteLogo } from '#shared/SiteLogo.js';

/** Shown while code or configuration is loaded: a progress bar, and the logo once the theme is known. */
export function LoadingFallback() {
  return <LoadingScreen logo={<SiteLogo height={36} />} />;
}
