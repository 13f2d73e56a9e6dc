import { headingFaces } from '../theme/headingFaces.js';
import type { Manifest } from '../theme/manifest.js';

/**
 * What a page needs to look as its manifest says, as code: the stylesheet of the theme, the faces that it names, and the
 * layout of the login page, which no stylesheet has.
 */
export function pageCode({ name, heading, body, login }: Manifest): string {
  return [
    ...(heading.face === 'inter' ? [] : [`import '@fontsource-variable/${headingFaces[heading.face].files}';`]),
    `import './${name}.theme.css';`,
    `import { applyTheme } from '@livery/ui/themes';`,
    '',
    `await applyTheme('${name}', 'light');`,
    ...(body?.face === undefined
      ? []
      : [`// The page brings the face of the text, where systems lack it: ${body.face}`]),
    `// The login page: <LoginLayout layout="${login.layout}" …>`,
  ].join('\n');
}
