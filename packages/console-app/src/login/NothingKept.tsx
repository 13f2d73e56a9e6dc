import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@livery/ui';
import { useEnvironment } from '#shared/services.js';
import { EntryScreen } from '#shared/entry/EntryScreen.js';

/** Stands in place of the login where the browser keeps nothing: the page that follows would know of no session. */
export default function NothingKept() {
  const { t } = useLingui();
  const { reload } = useEnvironment();
  return (
    <EntryScreen heading={t`This browser does not let you log in`}>
      <Alert tone="danger">
        {t`Your browser keeps nothing for this site, not even who is logged in. Allow site data (cookies) in its settings, then reload the page.`}
      </Alert>
      <Button variant="primary" fullWidth onClick={reload}>{t`Reload page`}</Button>
    </EntryScreen>
  );
}
