import { forwardRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Icon, TextArea } from '@livery/ui';
import { parseSshKey, type SshKey } from '@livery/api/domain/sshKey';
import { useIssueText } from '#shared/texts/issues.js';
import * as styles from './create.css.js';

interface SshKeyFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

const typeNames: Record<SshKey['type'], string> = { ed25519: 'Ed25519', rsa: 'RSA', ecdsa: 'ECDSA' };

/** A public SSH key; says what it is when it is good, and as soon as it is left when it is not. */
export const SshKeyField = forwardRef<HTMLTextAreaElement, SshKeyFieldProps>(function SshKeyField(
  { error, value, onBlur, ...field },
  ref,
) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const [left, setLeft] = useState(false);
  const read = parseSshKey(value);
  const wrong = left && !read.ok && value.trim() !== '' ? issueText({ code: read.issue }) : undefined;
  return (
    <TextArea
      {...field}
      ref={ref}
      value={value}
      onBlur={() => {
        setLeft(true);
        onBlur();
      }}
      monospace
      rows={3}
      placeholder="ssh-ed25519 AAAA… name@computer"
      autoComplete="off"
      error={error ?? wrong}
      description={
        read.ok ? <KeyFacts keyRead={read.key} /> : t`The public key, usually the content of ~/.ssh/id_ed25519.pub`
      }
    />
  );
});

function KeyFacts({ keyRead: { type, bits, hardware, comment } }: { keyRead: SshKey }) {
  const { t } = useLingui();
  const name = typeNames[type];
  const what = hardware ? t`${name} key, ${bits} bits, on a security key` : t`${name} key, ${bits} bits`;
  return (
    <span className={styles.keyFacts}>
      <Icon icon={Check} size={14} />
      <span>{comment === '' ? what : t`${what}, ${comment}`}</span>
    </span>
  );
}
