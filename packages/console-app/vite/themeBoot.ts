import type { Plugin } from 'vite';
import { boot } from './boot.js';

/** Of the sources, or of the built library. */
const themeModule = /\/themes\/([a-z]+)\/index\.[tj]s$/;

/**
 * Puts a small script in the head that knows the stylesheet of each theme and sets theme, mode, language and the
 * mobile/desktop class before the first paint, so that nothing flashes and only the active theme is fetched.
 */
export function themeBoot(): Plugin {
  return {
    name: 'livery-theme-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const stylesheets: Record<string, string> = {};
        const fonts: string[] = [];
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset') {
            if (/inter-latin-wght-normal-[\w-]+\.woff2$/.test(output.fileName)) fonts.push(output.fileName);
            continue;
          }
          const [name] = output.moduleIds.flatMap((id) => themeModule.exec(id.replaceAll('\\', '/'))?.[1] ?? []);
          const [sheet] = output.viteMetadata?.importedCss ?? [];
          if (name && sheet) stylesheets[name] = `/app/${sheet}`;
        }
        if (!stylesheets['default']) this.error('The build holds no stylesheet of the default theme.');
        return [
          ...fonts.map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/app/${file}` },
          })),
          {
            tag: 'script',
            injectTo: 'head' as const,
            children: `(${boot.toString()})(${JSON.stringify(stylesheets)})`,
          },
        ];
      },
    },
  };
}
