/* The recipe of the README for a shadow root. */
import styles from '@livery/ui/styles.css?inline';
import metal from '@livery/ui/tokens/metal.css?inline';

const text = `
:host { display: block }
.portal { all: initial; display: block }
.portal > [data-theme] { font: var(--livery-text-base) / var(--livery-line-base) var(--livery-font-body, 'Inter Variable', system-ui, sans-serif); color: var(--livery-color-text); background: var(--livery-color-canvas) }
`;

/** Prepares the shadow root of an element. Returns where the application goes, and where what opens. */
export function mountInShadow(host: Element): { application: HTMLElement; overlays: HTMLElement } {
  /* The pages of fixtures have a theme. This one has it in the shadow root alone. */
  delete document.documentElement.dataset['theme'];
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles + metal + text);
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = '<div class="portal"><div data-theme="metal" data-mode="light"><div></div><div></div></div></div>';
  const [application, overlays] = shadow.querySelectorAll<HTMLElement>('[data-theme] > div');
  if (!application || !overlays) throw new Error('There are no such elements.');
  return { application, overlays };
}
