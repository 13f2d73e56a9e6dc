import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { useLingui } from '@lingui/react/macro';
import { Button, Icon } from '@livery/ui';
import * as layout from './login.css.js';
import * as styles from './signIn.css.js';

interface WaitingForMailProps {
  purpose: 'verify' | 'reset';
  email: string;
  onBack: () => void;
}

/** Says that a mail is on its way, and what to do with it. */
export function WaitingForMail({ purpose, email, onBack }: WaitingForMailProps) {
  const { t } = useLingui();
  const message = useRef<HTMLDivElement>(null);
  // What had the focus is gone: the message is read out in its place.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={layout.form}>
      <div ref={message} tabIndex={-1} className={styles.message}>
        <Icon icon={MailCheck} size={32} />
        <p className={styles.address}>{email}</p>
        <p className={styles.sentence}>
          {purpose === 'verify'
            ? t`We have sent an email to this address. Follow the link in it to verify the address, then log in.`
            : t`If there is an account with this address, an email is on its way. Follow the link in it to choose a new password.`}
        </p>
        <p className={styles.sentence}>{t`Nothing there? Look into the folder for spam too.`}</p>
      </div>
      <Button fullWidth onClick={onBack}>{t`Back to the login`}</Button>
    </div>
  );
}
