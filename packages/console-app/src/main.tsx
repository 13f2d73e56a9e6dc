import '@livery/ui/fonts.css';
import '@livery/ui/base.css';
import { createRoot } from 'react-dom/client';
import { report } from '#integrations/error-reporting/report.js';
import { LoadError } from '#i18n/loadError.js';
import { Root } from './root.js';

const message = (error: unknown): string => {
  if (error instanceof LoadError) return `${error.message} ${String(error.cause)}`;
  return error instanceof Error ? error.message : String(error);
};

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
createRoot(container, {
  onUncaughtError: (error) => report('Uncaught error', { error: message(error) }),
  onCaughtError: (error) => report('Caught error', { error: message(error) }),
  // React's own default would throw it at the page, although a second rendering put it right.
  onRecoverableError: (error) => report('Recovered error', { error: message(error) }),
}).render(<Root />);
