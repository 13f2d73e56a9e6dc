import { useLingui } from '@lingui/react/macro';
import { ColumnChooser, type ColumnChooserProps } from '@livery/ui';

/** The choice of a list's columns. Default export, to be loaded when it is first opened. */
export default function ColumnChoice(props: ColumnChooserProps) {
  const { t } = useLingui();
  return <ColumnChooser {...props} description={t`The choice is kept in this browser.`} />;
}
