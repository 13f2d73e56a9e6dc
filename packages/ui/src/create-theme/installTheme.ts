import type { CreatedTheme } from './createTheme.js';

/**
 * Puts a theme's stylesheet into the page, as a preview does that makes themes while somebody picks colors. It is a
 * constructed stylesheet, which a Content Security Policy allows. Returns what takes it out again.
 */
export function installTheme({ css }: Pick<CreatedTheme, 'css'>, root: DocumentOrShadowRoot = document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
