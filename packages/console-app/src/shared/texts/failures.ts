import type { MessageDescriptor } from '@lingui/core';
import type { Operation } from '@livery/api/client';
import { commonTexts } from '#generated/common/texts.js';
import { registeredFailure } from '#i18n/textRegistry.js';

/** What failed, in the words of the error catalogue; in general words where the call has none of its own. */
export function failureText({ failure }: Pick<Operation, 'failure'>): MessageDescriptor {
  return (failure && registeredFailure(failure)) ?? commonTexts.failures.performAction;
}
