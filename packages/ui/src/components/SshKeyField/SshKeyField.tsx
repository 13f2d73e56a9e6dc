import { useRef, useState, type FocusEvent, type Ref } from 'react';
import { Check } from 'lucide-react';
import { useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { TextArea, type TextAreaProps } from '../TextArea/TextArea.js';
import * as styles from './SshKeyField.css.js';

/** What a public key is. */
export interface SshKeyFacts {
  type: 'ed25519' | 'rsa' | 'ecdsa';
  /** Length of the key in bits; 256 for ed25519. */
  bits: number;
  /** Whether the private half lives on a security key. */
  hardware: boolean;
  /** What the line says after the key, usually whose it is; '' if nothing. */
  comment: string;
}

/** A text read as a public key: what the key is, or what is wrong. */
export type SshKeyReading = { ok: true; key: SshKeyFacts } | { ok: false; problem: string };

export interface SshKeyFieldProps extends Omit<TextAreaProps, 'monospace' | 'placeholder' | 'autoComplete' | 'onBlur'> {
  /** Reads a text as a public key: which kinds are taken is the caller's to say. Not called with an empty text. */
  parse: (text: string) => SshKeyReading;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
}

const typeNames: Readonly<Record<SshKeyFacts['type'], string>> = { ed25519: 'Ed25519', rsa: 'RSA', ecdsa: 'ECDSA' };

/** Returns what a public key is, in a few words: "Ed25519 key, 256 bits, mari@laptop". */
export function useSshKeyText(): (key: SshKeyFacts) => string {
  const messages = useOnDemandMessages('sshKeyField', english.sshKeyField);
  return ({ type, bits, hardware, comment }) => {
    const key = (hardware ? messages.hardwareKey : messages.key)(typeNames[type], bits);
    return comment === '' ? key : `${key}, ${comment}`;
  };
}

/**
 * A public SSH key; says what it is when it is good, and as soon as it is left when it is not. `ref` and native attributes
 * go to the text area.
 */
export const SshKeyField = fieldForwardRef(function SshKeyField(
  { parse, value, defaultValue = '', onChange, onBlur, ...props }: SshKeyFieldProps,
  ref: Ref<HTMLTextAreaElement>,
) {
  const messages = useOnDemandMessages('sshKeyField', english.sshKeyField);
  const keyText = useSshKeyText();
  const [isLeft, setLeft] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useFieldValue(area, value, defaultValue, onChange, () => setLeft(false));
  const reading = text.trim() === '' ? undefined : parse(text);
  const problem = isLeft && reading?.ok === false ? reading.problem : undefined;
  return (
    <TextArea
      rows={3}
      {...props}
      ref={useMergedRef(area, ref)}
      value={text}
      onChange={setText}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      monospace
      placeholder="ssh-ed25519 AAAA… name@computer"
      autoComplete="off"
      error={isEmpty(props.error) ? problem : props.error}
      description={
        reading?.ok ? (
          <span className={styles.facts}>
            <Icon icon={Check} size={14} />
            <span>{keyText(reading.key)}</span>
          </span>
        ) : (
          (props.description ?? messages.hint)
        )
      }
    />
  );
});
