import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ErrorScreen } from '@livery/ui';
import { PageTitle } from './pageTitle.js';

interface NotFoundScreenProps {
  heading: string;
  /** Why there may be nothing, and what to do. By default that it is deleted, or the link is wrong. */
  text?: string;
  /** The way on: the list that it would be in. */
  action: ReactNode;
}

/** In place of a screen whose address names nothing, or nothing that is there still. Fetched by `notFound.ts`. */
export default function NotFoundScreen({ heading, text, action }: NotFoundScreenProps) {
  const { t } = useLingui();
  const message = text ?? t`It may have been deleted, or the link is incomplete.`;
  return (
    <>
      <PageTitle title={heading} />
      <ErrorScreen kind="not-found" placement="part" heading={heading} message={message} actions={action} />
    </>
  );
}
