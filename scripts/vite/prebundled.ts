/** The packages that tests in a browser load: named here so that a cold cache does not reload in the middle of a run. */
export const prebundled: string[] = [
  '@floating-ui/react',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@vanilla-extract/dynamic',
  'hono/tiny',
  'idb-keyval',
  'lucide-react',
  ...['Dialog', 'Header', 'I18nProvider', 'ListBox', 'Menu', 'Modal', 'Popover', 'Tabs', 'Virtualizer'].map(
    (name) => `react-aria-components/${name}`,
  ),
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'regexparam',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
  'zod/mini',
];
