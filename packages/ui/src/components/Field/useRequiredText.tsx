import { useId, type ReactNode } from 'react';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';

/** For a control that cannot carry `aria-required`: the id for its description, and the hidden word that has it. */
export function useRequiredText(required: boolean | undefined): readonly [id?: string, text?: ReactNode] {
  const { required: text } = useOnDemandMessages('requiredField', english.requiredField);
  const id = useId();
  if (!required) return [];
  return [
    id,
    <span key={id} hidden id={id}>
      {text}
    </span>,
  ];
}
