import { Controls, DocsPage, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import records from '../../packages/ui/docs/accessibility.json';
import type { AccessibilityRecords } from '../../packages/ui/src/stories/accessibilityRecord.js';
import type { ComponentName, Guide } from '../../packages/ui/src/stories/guide.js';
import { keyboardText, recordText, usageText } from './guideText.js';

const guides = import.meta.glob<Record<string, Guide>>('../../packages/ui/src/**/*.guide.ts', { eager: true });

const pages = new Map<ComponentName, string>(
  Object.values(guides)
    .flatMap((module) => Object.values(module))
    .flatMap(({ page, components }) => components.map((name) => [name, page] as const)),
);

const linkTo = (name: ComponentName): string => `[${name}](?path=/docs/${pages.get(name) ?? ''}--docs)`;

/** The page of docs of a component: from its guide, its types, its stories, and what the tests found out. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  if (!guide) return <DocsPage />;
  const record = (records as AccessibilityRecords)[guide.page];
  return (
    <>
      <Title />
      <Markdown>{usageText(guide, linkTo)}</Markdown>
      <Primary />
      <Controls />
      {guide.keyboard && <Markdown>{keyboardText(guide.keyboard, new Set(record?.keys))}</Markdown>}
      {record && <Markdown>{recordText(record)}</Markdown>}
      <Stories />
    </>
  );
}
