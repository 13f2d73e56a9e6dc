import type { ReactNode } from 'react';
import { ErrorScreen } from '@livery/ui';
import { PageTitle } from './pageTitle.js';

interface NotFoundScreenProps {
  heading: string;
  /** Why there may be nothing, and what to do. */
  text: string;
  /** The way on: the list that it would be in. */
  action: ReactNode;
}

/** In place of a screen whose address names nothing, or nothing that is there still. Fetched by `notFound.ts`. */
export default function NotFoundScreen({ heading, text, action }: NotFoundScreenProps) {
  return (
    <>
      <PageTitle title={heading} />
      <ErrorScreen kind="not-found" placement="part" heading={heading} message={text} actions={action} />
    </>
  );
}
