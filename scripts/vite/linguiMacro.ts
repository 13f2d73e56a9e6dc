import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Expands Lingui's macros. Runs Babel only on files that import one, because the React plugin carries no Babel and the
 * rest of the build is native.
 */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[tj]sx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        if (!result?.code) return null;
        return { code: result.code, map: result.map ? JSON.stringify(result.map) : null };
      },
    },
  };
}
