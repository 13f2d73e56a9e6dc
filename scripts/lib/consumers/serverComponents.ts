import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

interface ServerPage {
  /** Exports that a framework would send to the browser as client components. */
  clients: string[];
  /** What a page of the others renders to. */
  html: string;
}

const entry = `
import * as ui from '@livery/ui';
import { Badge, Stack } from '@livery/ui';
import { jsx } from 'react/jsx-runtime';

const render = (node) => {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node !== 'object') return String(node);
  if (Array.isArray(node)) return node.map(render).join('');
  const { type, props } = node;
  if (typeof type === 'function') return render(type(props));
  if (type?.render) return render(type.render(props, null));
  return '<' + String(type) + '>' + render(props.children);
};
console.log(JSON.stringify({
  clients: Object.keys(ui).filter((name) => ui[name]?.client),
  html: render(jsx(Stack, { children: jsx(Badge, { children: 'Rendered on the server' }) })),
}));
`;

/**
 * A page of server components, as frameworks make it: a module that begins with "use client" is replaced by references to
 * its exports, all others run with the React of servers, which has no hooks of state and no contexts.
 */
export async function serverPage(folder: string): Promise<ServerPage> {
  writeFileSync(join(folder, 'rsc.entry.js'), entry);
  const outDir = join(folder, 'dist-rsc');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'client-references',
        transform: {
          order: 'pre',
          handler: (code) => {
            if (!/^("use strict";\s*)?["']use client["']/.test(code)) return undefined;
            const exported = /export \{(?<names>[^}]*)\}/.exec(code)?.groups?.['names'] ?? '';
            const names = exported.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '');
            return names
              .filter((name) => name !== '')
              .map((name) =>
                name === 'default' ? 'export default { client: true };' : `export const ${name} = { client: true };`,
              )
              .join('\n');
          },
        },
      },
    ],
    ssr: { noExternal: ['@livery/ui', 'lucide-react'], resolve: { conditions: ['react-server'] } },
    build: { outDir, ssr: true, minify: false, rolldownOptions: { input: join(folder, 'rsc.entry.js') } },
  });
  const output = execFileSync('node', ['--conditions=react-server', join(outDir, 'rsc.entry.js')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return JSON.parse(output) as ServerPage;
}
