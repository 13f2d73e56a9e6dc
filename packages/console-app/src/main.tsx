import '@livery/ui/fonts.css';
import '@livery/ui/base.css';
import { createRoot } from 'react-dom/client';
import { reportUncaught, reportUncaughtOf } from '#integrations/error-reporting/uncaught.js';
import { Root } from './root.js';

reportUncaughtOf(window);

const container = document.getElementById('root');
if (!container) throw new Error('No #root');
createRoot(container, {
  onUncaughtError: (error) => reportUncaught('Uncaught error', error),
  onCaughtError: (error) => reportUncaught('Caught error', error),
  // React's own default would throw it at the page, although a second rendering put it right.
  onRecoverableError: (error) => reportUncaught('Recovered error', error),
}).render(<Root />);
