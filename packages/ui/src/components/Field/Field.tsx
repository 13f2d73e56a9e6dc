import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import { FieldErrorLine } from './FieldErrorLine.js';
import { useField, type FieldBaseProps, type FieldControlProps, type FieldWiring } from './useField.js';
import * as styles from './Field.css.js';

interface FieldFrameProps extends FieldBaseProps {
  wiring: FieldWiring;
  /** Renders the label where it is not a `<label for>`: groups and react-aria's fields. */
  renderLabel?: (props: { className: string; id: string; children: ReactNode }) => ReactNode;
  children: ReactNode;
}

/** Label, optional word, info slot, control, error, reason and description in their places. For the fields of this library. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    wiring,
    label,
    labelHidden,
    optional,
    info,
    error,
    disabledReason,
    description,
    name,
    renderLabel,
    children,
  } = props;
  const messages = useMessages('field');
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> {messages.optional}</span>}
    </>
  );
  const labelProps = { className: styles.label, id: wiring.labelId, children: words };
  return (
    <div className={styles.field}>
      <div className={labelHidden ? hidden : styles.head}>
        {renderLabel ? renderLabel(labelProps) : <label {...labelProps} htmlFor={wiring.control.id} />}
        {info}
      </div>
      <div className={styles.control} data-field={name ?? wiring.control.id}>
        {children}
      </div>
      {wiring.invalid && <FieldErrorLine id={wiring.errorId}>{error}</FieldErrorLine>}
      {disabledReason && (
        <p className={styles.reason} id={wiring.reasonId}>
          <span className={styles.mark}>
            <Icon icon={Lock} size={12} />
          </span>
          <span>{disabledReason}</span>
        </p>
      )}
      {description !== undefined && (
        <p className={styles.description} id={wiring.descriptionId}>
          {description}
        </p>
      )}
    </div>
  );
}

export interface FieldProps extends FieldBaseProps {
  /** Renders the control with the attributes that tie it to its label, description and error. */
  children: (control: FieldControlProps) => ReactNode;
}

/** The frame around one control. The fields of this library bring it along; use it for a control of your own. */
export function Field({ children, ...props }: FieldProps) {
  const wiring = useField(props);
  return (
    <FieldFrame {...props} wiring={wiring}>
      {children(wiring.control)}
    </FieldFrame>
  );
}

/** The same for a group of controls: the label names the group, and the group carries description and error. */
export function GroupField({ wiring, kind, children, ...props }: FieldFrameProps & { kind: 'group' | 'radiogroup' }) {
  return (
    <FieldFrame {...props} wiring={wiring} renderLabel={(label) => <span {...label} />}>
      <div
        id={wiring.control.id}
        role={kind}
        aria-labelledby={wiring.labelId}
        aria-describedby={wiring.control['aria-describedby']}
        aria-disabled={wiring.disabled || undefined}
        {...(kind === 'radiogroup' && {
          'aria-invalid': wiring.control['aria-invalid'],
          'aria-required': wiring.control['aria-required'],
        })}
      >
        {children}
      </div>
    </FieldFrame>
  );
}
