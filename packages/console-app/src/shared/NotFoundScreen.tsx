import type { ReactNode } from 'react';
import { ErrorScreen } from '@livery/ui';
import { PageTitle } from './pageTitle.js';

interface NotFoundScreenProps {
  title: string;
  /** Why there may be nothing, and what to do. */
  text: string;
  /** The way on: the list that it would be in. */
  action: ReactNode;
}

/** In place of a screen whose address names nothing, or nothing that is there still. Fetched by `notFound.ts`. */
export default function NotFoundScreen({ title, text, action }: NotFoundScreenProps) {
  return (
    <>
      <PageTitle title={title} />
      <ErrorScreen kind="not-found" placement="part" title={title} message={text} actions={action} />
    </>
  );
}
