import { LoadingScreen } from '@livery/ui';
import { useLogo } from '#shared/appearance.js';

/** While code or the configuration is on its way: the logo once the theme is known, and a progress bar. */
export function Waiting() {
  const Logo = useLogo();
  return <LoadingScreen logo={Logo ? <Logo height={36} /> : null} />;
}
