import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from './useForm.js';

interface ServerValuesOptions<Values extends FieldValues> {
  /** The defaults of the form: what the server has now. */
  defaults: Values;
  /** Returns what the server had when editing began; a draft may be older than the page. */
  seen: () => Values;
  /** What values say, to be compared: whatever the ids of their rows are. The same function in every render. */
  contentOf: (values: Values) => string;
}

/** A form shows what the server has as soon as that changes, unless something else has been typed here. */
export function useServerValues<Values extends FieldValues>(
  { values, startOver }: Pick<Form<Values>, 'values' | 'startOver'>,
  { defaults, seen, contentOf }: ServerValuesOptions<Values>,
): void {
  const content = useMemo(() => contentOf(defaults), [defaults, contentOf]);
  const [began] = useState(() => contentOf(seen()));
  const before = useRef(began);
  useEffect(() => {
    if (before.current === content) return;
    const isUntouched = [before.current, content].includes(contentOf(values));
    before.current = content;
    if (isUntouched) startOver();
  });
}
