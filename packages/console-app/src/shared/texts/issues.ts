import { useCallback } from 'react';
import { useLingui } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';
import type { Issue } from '@livery/api/domain/issue';
import type { IssueCode } from '@livery/api/generated/texts';
import { commonTexts } from '#generated/common/texts.js';

interface Texts<Code extends string> {
  issues: Record<Code, MessageDescriptor>;
}

const noTexts: Texts<never> = { issues: {} };

/** Says what is wrong with the value of a field, below the field: in the words of all areas and of one. */
export function useIssueText<Code extends string = never>(
  texts: Texts<Code> = noTexts as Texts<Code>,
): (issue: Issue<IssueCode<'common'> | Code>) => string {
  const { _ } = useLingui();
  return useCallback(
    ({ code, params = {} }) => {
      const all: Record<string, MessageDescriptor> = { ...commonTexts.issues, ...texts.issues };
      const text = all[code];
      return text ? _(text.id, params, text) : code;
    },
    [_, texts],
  );
}
