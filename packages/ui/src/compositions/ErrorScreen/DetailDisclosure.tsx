import { CodeBlock } from '../../components/CodeBlock/CodeBlock.js';
import { Disclosure } from '../../components/Disclosure/Disclosure.js';
import type { ErrorDetailProps } from './ErrorDetail.js';

/** What an ErrorDetail fetches. */
export function DetailDisclosure({ label, value }: Pick<ErrorDetailProps, 'label' | 'value'>) {
  return (
    <Disclosure label={label}>
      <CodeBlock label={label} value={value} wrap />
    </Disclosure>
  );
}
