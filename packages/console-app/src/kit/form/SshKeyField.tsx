import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Icon, TextArea } from '@livery/ui';
import { parseSshKey, type SshKey } from '@livery/api/domain/sshKey';
import { useIssueText } from '#shared/texts/issues.js';
import type { FieldBinding } from './FormField.js';
import * as styles from './form.css.js';

const typeNames: Record<SshKey['type'], string> = { ed25519: 'Ed25519', rsa: 'RSA', ecdsa: 'ECDSA' };

interface SshKeyFieldProps {
  field: FieldBinding<string>;
  label: string;
  /** Whether the form can be sent without one. Default false. */
  optional?: boolean;
}

/** A public SSH key; says what it is when it is good, and as soon as it is left when it is not. */
export function SshKeyField({ field, label, optional = false }: SshKeyFieldProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const [left, setLeft] = useState(false);
  const read = parseSshKey(field.value);
  const wrong = left && !read.ok && field.value.trim() !== '' ? issueText({ code: read.issue }) : undefined;
  return (
    <TextArea
      {...field}
      label={label}
      optional={optional}
      onBlur={() => {
        setLeft(true);
        field.onBlur();
      }}
      monospace
      rows={3}
      placeholder="ssh-ed25519 AAAA… name@computer"
      autoComplete="off"
      error={field.error ?? wrong}
      description={
        read.ok ? <KeyFacts keyRead={read.key} /> : t`The public key, usually the content of ~/.ssh/id_ed25519.pub`
      }
    />
  );
}

function KeyFacts({ keyRead }: { keyRead: SshKey }) {
  const keyText = useSshKeyText();
  return (
    <span className={styles.keyFacts}>
      <Icon icon={Check} size={14} />
      <span>{keyText(keyRead)}</span>
    </span>
  );
}

/** What a public key is, in a few words: "Ed25519 key, 256 bits, mari@laptop". */
export function useSshKeyText(): (key: SshKey) => string {
  const { t } = useLingui();
  return ({ type, bits, hardware, comment }) => {
    const name = typeNames[type];
    const what = hardware ? t`${name} key, ${bits} bits, on a security key` : t`${name} key, ${bits} bits`;
    return comment === '' ? what : t`${what}, ${comment}`;
  };
}
