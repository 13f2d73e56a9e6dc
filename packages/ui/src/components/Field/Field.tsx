import { forwardRef, type ReactNode, type Ref } from 'react';
import { CircleAlert, Lock } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import {
  useField,
  type FieldAttributes,
  type FieldBaseProps,
  type FieldControlProps,
  type FieldParts,
} from './useField.js';
import * as styles from './Field.css.js';

interface FieldFrameProps {
  /** From `useField`. */
  field: FieldParts;
  /** Renders the label where it is not a `<label for>`: of groups, and of buttons. */
  renderLabel?: ((props: { className: string; id: string; children: ReactNode }) => ReactNode) | undefined;
  /** Of the outermost element, for Field itself. */
  attributes?: (NativeAttributes<HTMLDivElement> & { ref: Ref<HTMLDivElement> }) | undefined;
  children: ReactNode;
}

/** Puts label, control, error, reason and description of a field in their places. */
export function FieldFrame({ field, renderLabel, attributes, children }: FieldFrameProps) {
  const messages = useMessages('field');
  const label = {
    className: styles.label,
    id: field.labelId,
    children: (
      <>
        {field.label}
        {field.optional && <span className={styles.optional}> {messages.optional}</span>}
      </>
    ),
  };
  return (
    <div {...attributes} className={styles.field}>
      <div className={field.labelHidden ? visuallyHidden : styles.head}>
        {renderLabel ? renderLabel(label) : <label {...label} htmlFor={field.control.id} />}
        {field.info}
      </div>
      <div className={styles.control} data-field={field.control.name ?? field.control.id}>
        {children}
      </div>
      {field.invalid && <FieldErrorLine id={field.errorId}>{field.error}</FieldErrorLine>}
      {field.disabledReason && (
        <p className={styles.reason} id={field.reasonId}>
          <span className={styles.mark}>
            <Icon icon={Lock} size={12} />
          </span>
          <span>{field.disabledReason}</span>
        </p>
      )}
      {!isEmpty(field.description) && (
        <p className={styles.description} id={field.descriptionId}>
          {field.description}
        </p>
      )}
    </div>
  );
}

/** The line that says what is wrong with a field. */
export function FieldErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className={styles.error} id={id}>
      <span className={styles.mark}>
        <Icon icon={CircleAlert} size={14} />
      </span>
      <span>{children}</span>
    </span>
  );
}

export interface FieldProps extends FieldBaseProps, FieldAttributes<HTMLDivElement> {
  /** Renders the control with the attributes that tie it to its label, description and error. */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * The frame around a control of your own; the fields of this library bring it along. `ref` and native attributes go to
 * the frame, `id` and `aria-describedby` to the control.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field({ children, ...props }, ref) {
  const field = useField(props);
  return (
    <FieldFrame field={field} attributes={{ ...field.rest, ref }}>
      {children(field.control)}
    </FieldFrame>
  );
});

interface GroupFieldProps {
  field: FieldParts;
  role: 'group' | 'radiogroup';
  /** Of the element with the role. */
  attributes: Omit<NativeAttributes<HTMLDivElement>, 'role'>;
  children: ReactNode;
}

/** The frame around a group of controls: the label names the group, which carries description and error. */
export function GroupField({ field, role, attributes, children }: GroupFieldProps) {
  return (
    <FieldFrame field={field} renderLabel={(label) => <span {...label} />}>
      <div
        aria-labelledby={field.labelId}
        aria-disabled={field.disabled || undefined}
        {...(role === 'radiogroup' && {
          'aria-invalid': field.control['aria-invalid'],
          'aria-required': field.control['aria-required'],
        })}
        {...attributes}
        id={field.control.id}
        role={role}
        aria-describedby={field.control['aria-describedby']}
      >
        {children}
      </div>
    </FieldFrame>
  );
}
