import { CodeBlock } from '../../components/CodeBlock/CodeBlock.js';
import { Disclosure } from '../../components/Disclosure/Disclosure.js';

interface DetailDisclosureProps {
  label: string;
  value: string;
}

export function DetailDisclosure({ label, value }: DetailDisclosureProps) {
  return (
    <Disclosure label={label}>
      <CodeBlock label={label} value={value} wrap />
    </Disclosure>
  );
}
