import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Classes, animations, containers and properties in the stylesheets of a package, without what is public (`livery-…`). */
export function namesOf(library: string): string[] {
  const styles = readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(components|compositions|internal|react-aria-patches|theme)\/.*\.css$/.test(file))
    .map((file) => readFileSync(join(library, file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, '');
  const found = [
    ...styles.matchAll(/\.(?<name>[a-zA-Z_][\w-]*)(?=[^{}]*\{)/g),
    ...styles.matchAll(/@keyframes (?<name>[\w-]+)/g),
    ...styles.matchAll(/container-name: (?<name>[\w-]+)/g),
    ...styles.matchAll(/[\s;{]--(?<name>[\w-]+):/g),
  ];
  const names = new Set(found.map(({ groups }) => groups?.['name'] ?? ''));
  return [...names].filter((name) => !name.startsWith('livery-'));
}
