/**
 * Runs in the head before anything is drawn. It is printed into the page as text, so it may use nothing from outside
 * itself; the storage keys are those of src/shared/storage.ts, which a test compares.
 */
export function boot(stylesheets: Record<string, string>): void {
  const page = document.documentElement;
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="livery-${name}"]`)?.content;
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const configured = (): string | undefined => {
    try {
      const cached: unknown = JSON.parse(stored('livery.uiConfig') ?? 'null');
      return (cached as { value?: { siteTheme?: string } } | null)?.value?.siteTheme;
    } catch {
      return undefined;
    }
  };
  const visible = (): string | null => {
    if (meta('sandbox') === undefined) return null;
    try {
      const requested = new URLSearchParams(location.search).get('theme');
      if (requested !== null) sessionStorage.setItem('livery.theme', requested);
      return sessionStorage.getItem('livery.theme');
    } catch {
      return null;
    }
  };
  const theme = [visible(), configured(), meta('theme')].find((name) => name && stylesheets[name]) ?? 'default';
  const mode = stored('livery.mode');
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset['theme'] = theme;
  page.dataset['mode'] = dark ? 'dark' : 'light';
  page.classList.add(screen.width <= 700 ? 'mobile' : 'desktop');
  page.lang = stored('livery.language') ?? 'en';
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheets[theme] ?? '';
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
