import type { OpenAPI3, PathItemObject } from 'openapi-typescript';

type Components = Record<string, Record<string, unknown>>;

/** Every component that a part of the contract points at, directly or through others. */
function reach(node: unknown, components: Components, reached: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') {
      reach(value, components, reached);
      continue;
    }
    if (reached.has(value)) continue;
    reached.add(value);
    const [, , kind = '', name = ''] = value.split('/');
    reach(components[kind]?.[name], components, reached);
  }
}

/** The contract with the paths of one tag and the components that these need. */
export function onlyArea(spec: OpenAPI3, tag: string): OpenAPI3 {
  const paths = Object.fromEntries(
    Object.entries(spec.paths ?? {}).filter(([, item]) =>
      Object.values(item as PathItemObject).some(
        (operation: { tags?: string[] }) => Array.isArray(operation?.tags) && operation.tags.includes(tag),
      ),
    ),
  );
  const components = (spec.components ?? {}) as unknown as Components;
  const reached = new Set<string>();
  reach(paths, components, reached);
  const saved = Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [
      kind,
      kind === 'securitySchemes'
        ? members
        : Object.fromEntries(Object.entries(members).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
    ]),
  );
  return structuredClone({ ...spec, paths, components: saved });
}
