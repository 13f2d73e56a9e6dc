import { LoadingScreen } from '@livery/ui';
import { useThemeIfKnown } from '#shared/appearance.js';

/** While code or the configuration is on its way: the logo once the theme is known, and a progress bar. */
export function Waiting() {
  const theme = useThemeIfKnown();
  return <LoadingScreen logo={theme ? <theme.Logo height={36} /> : null} />;
}
