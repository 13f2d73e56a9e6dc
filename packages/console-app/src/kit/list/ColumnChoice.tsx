import type { ComponentProps } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ColumnChooser } from '@livery/ui';

/** The choice of a list's columns. Default export, to be loaded when it is first opened. */
export default function ColumnChoice(props: ComponentProps<typeof ColumnChooser>) {
  const { t } = useLingui();
  return <ColumnChooser {...props} description={t`The choice is kept in this browser.`} />;
}
