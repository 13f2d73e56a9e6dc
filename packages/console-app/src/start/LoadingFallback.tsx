import { LoadingScreen } from '@livery/ui';
import { useThemeIfKnown } from '#shared/appearance.js';

/** Shown while code or configuration is loaded: a progress bar, and the logo once the theme is known. */
export function LoadingFallback() {
  const theme = useThemeIfKnown();
  return <LoadingScreen logo={theme ? <theme.Logo height={36} /> : null} />;
}
