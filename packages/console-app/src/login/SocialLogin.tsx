import { useState } from 'react';
import { LogIn } from 'lucide-react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@livery/ui';
import { callbackPath } from '#integrations/identity/identityClient.js';
import { GoogleMark } from './GoogleMark.js';
import type { Identity } from './useIdentity.js';
import * as styles from './signIn.css.js';

interface SocialLoginProps {
  /** Never empty. */
  connections: readonly string[];
  identity: Identity;
}

/** The name of a connection for people: `google-oauth2` is Google. */
export function nameOf(connection: string): string {
  const [first = ''] = connection.split('-');
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** The buttons of other providers, apart from user name and password. */
export function SocialLogin({ connections, identity: { step, run } }: SocialLoginProps) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState<string>();
  return (
    <>
      <div className={styles.separator}>{t`or`}</div>
      {connections.map((connection) => {
        const name = nameOf(connection);
        return (
          <Button
            key={connection}
            fullWidth
            icon={name === 'Google' ? GoogleMark : LogIn}
            loading={step === 'socialLogin' && pressed === connection}
            onClick={() => {
              setPressed(connection);
              void run('socialLogin', (client, signal) => client.socialLogin(connection, callbackPath, signal));
            }}
          >
            {t`Continue with ${name}`}
          </Button>
        );
      })}
    </>
  );
}
