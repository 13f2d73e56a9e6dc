import type { AreaTexts, Contract, TextKind } from './contract.js';
import { quoted } from './schemaWriter.js';

const kinds: readonly TextKind[] = ['failures', 'reasons', 'issues'];

function entries(texts: Record<string, string>, write: (text: string) => string): string {
  return Object.entries(texts)
    .map(([id, text]) => `  ${/^\w+$/.test(id) ? id : quoted(id)}: ${write(text)},`)
    .join('\n');
}

const union = (ids: readonly string[]): string => ids.map(quoted).join(' | ') || 'never';

/** The texts in plain English, which the sandbox answers with, and their ids as types. */
export function englishTexts({ texts }: Contract): string {
  const areas = Object.entries(texts);
  const all = (kind: TextKind): Record<string, string> =>
    Object.assign({}, ...areas.map(([, area]) => area[kind] ?? {})) as Record<string, string>;
  const byArea = (kind: TextKind): string =>
    areas.map(([area, ids]) => `  ${area}: ${union(Object.keys(ids[kind] ?? {}))};`).join('\n');
  return `/** What is said when an operation fails. */
export const failures = {
${entries(all('failures'), quoted)}
} as const;

/** Why something cannot be done. */
export const reasons = {
${entries(all('reasons'), quoted)}
} as const;

/** What is wrong with the value of a field; \`{name}\` stands for a parameter. */
export const issues = {
${entries(all('issues'), quoted)}
} as const;

export type FailureId = keyof typeof failures;

interface ReasonsByArea {
${byArea('reasons')}
}

/** The reasons of an area; of all areas unless one is named. */
export type ReasonCode<Area extends keyof ReasonsByArea = keyof ReasonsByArea> = ReasonsByArea[Area];

interface IssuesByArea {
${byArea('issues')}
}

/** The issues of an area; of all areas unless one is named. */
export type IssueCode<Area extends keyof IssuesByArea = keyof IssuesByArea> = IssuesByArea[Area];
`;
}

/** One area's texts as messages that the console translates. */
function messages(area: string, texts: AreaTexts): string {
  const message = (text: string): string => `msg({ message: ${quoted(text)} })`;
  const parts = kinds
    .filter((kind) => texts[kind])
    .map((kind) => `  ${kind}: {\n${entries(texts[kind] ?? {}, message).replaceAll(/^/gm, '  ')}\n  },`);
  return `import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/${area}.yaml. Importing this module makes them known to the lookups by id. */
export const ${area}Texts = registerTexts({
${parts.join('\n')}
});
`;
}

/** What each change does, in the words of its summary. */
function operationLabels({ operations }: Contract): string {
  const labels = operations.filter(({ isChange }) => isChange).map(({ id, summary }) => [id, summary] as const);
  return `import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each change of the contract does: "Start a virtual machine". */
export const operationLabels: Readonly<Record<string, MessageDescriptor>> = {
${entries(Object.fromEntries(labels), (text) => `msg({ message: ${quoted(text)} })`)}
};
`;
}

/** The modules of messages: one an area, and one of all operations. */
export function messageFiles(contract: Contract): Record<string, string> {
  const byArea = Object.entries(contract.texts).map(
    ([area, ids]) => [`${area}/texts.ts`, messages(area, ids)] as const,
  );
  return { ...Object.fromEntries(byArea), 'operations/labels.ts': operationLabels(contract) };
}
