/** Whether a browser can show the address as a page. Nothing else of a server is ever opened: no script, no file. */
export function isPage(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

function write(page: Window, title: string, ...content: Node[]): void {
  const { document } = page;
  document.title = title;
  document.documentElement.style.colorScheme = 'light dark';
  document.body.style.cssText = 'font: 14px/1.5 system-ui, sans-serif; padding: 24px; overflow-wrap: anywhere';
  const heading = document.createElement('h1');
  heading.style.cssText = 'font-size: 20px; margin: 0 0 16px';
  heading.textContent = title;
  document.body.replaceChildren(heading, ...content);
}

/** Opens an empty window that says what it waits for; null where the browser blocks it. */
export function openBlank(title: string): Window | null {
  const page = window.open('', '_blank');
  if (!page) return null;
  /* What comes to stand in the window must not reach back. */
  page.opener = null;
  write(page, title);
  return page;
}

interface Details {
  title: string;
  text: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** For a session that is no page: what a viewer needs to connect. */
export function showDetails(page: Window, { title, text, facts }: Details): void {
  const { document } = page;
  const element = (name: string, content: string, style = ''): HTMLElement => {
    const created = document.createElement(name);
    created.textContent = content;
    created.style.cssText = style;
    return created;
  };
  const list = document.createElement('dl');
  for (const [label, value] of facts) {
    list.append(
      element('dt', label),
      element('dd', value, 'font-family: monospace; margin: 0 0 12px; user-select: all'),
    );
  }
  write(page, title, element('p', text), list);
}
