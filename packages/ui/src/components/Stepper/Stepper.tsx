import { Check, CircleAlert } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { genericForwardRef, type NativeAttributes } from '../../internal/attributes.js';
import { isEmpty, nodeText } from '../../internal/props.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Stepper.css.js';

export interface Step<Id extends string = string> {
  /** Unique among the steps; what `current` and `onCurrentChange` use. */
  id: Id;
  /** One word or two. */
  label: ReactNode;
  /** A second, muted line: what was chosen, or what will be. */
  description?: ReactNode;
  /** How it ended. Left out, steps before the current one are done. */
  status?: 'done' | 'error' | 'upcoming' | undefined;
  /** It can be left out, and says so. Default false. */
  optional?: boolean | undefined;
}

export interface StepperProps<Id extends string = string> extends Omit<NativeAttributes, 'role'> {
  /** What the steps lead to, such as "Create an account". */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step<Id>[];
  /** The id of the step that is on the screen. */
  current: NoInfer<Id>;
  /** Called with the id of a step that was pressed: those that are done or have an error. Without it none can be. */
  onCurrentChange?: ((id: Id) => void) | undefined;
}

type State = 'done' | 'current' | 'error' | 'upcoming';

/**
 * The steps of a wizard, and how far one is: beside each other where there is room, else below each other. Each new step
 * is announced; move the focus to its heading too. What the steps contain is the page's own. `ref` and native attributes
 * go to the `<nav>`.
 */
export const Stepper = genericForwardRef(function Stepper<Id extends string>(
  { label, steps, current, onCurrentChange, ...attributes }: StepperProps<Id>,
  ref: Ref<HTMLElement>,
) {
  const messages = useOnDemandMessages('stepper', english.stepper);
  const currentIndex = steps.findIndex(({ id }) => id === current);
  /* Nothing is announced at first: the page has just been read. */
  const [first] = useState(current);
  const [hasMoved, setMoved] = useState(false);
  if (current !== first && !hasMoved) setMoved(true);
  const step = steps[currentIndex];
  const announcement =
    hasMoved && step ? messages.announcement(currentIndex + 1, steps.length, nodeText(step.label)) : '';
  return (
    <nav aria-label={label} {...attributes} ref={ref} className={styles.root}>
      <ol className={styles.list}>
        {steps.map((one, index) => {
          const status = one.status ?? (index < currentIndex ? 'done' : 'upcoming');
          const state: State = status === 'error' || index !== currentIndex ? status : 'current';
          const isCurrent = index === currentIndex;
          const isPressable = onCurrentChange !== undefined && !isCurrent && status !== 'upcoming';
          const content = (
            <>
              <span className={styles.marker[state]} aria-hidden="true">
                {state === 'done' && <Icon icon={Check} size={14} />}
                {state === 'error' && <Icon icon={CircleAlert} size={14} />}
                {(state === 'current' || state === 'upcoming') && index + 1}
              </span>
              <span className={styles.texts}>
                <span className={styles.label[state]}>{one.label} </span>
                {one.optional && (
                  <span className={styles.note} data-aside="">
                    {messages.optional}{' '}
                  </span>
                )}
                {!isEmpty(one.description) && (
                  <span className={styles.note} data-aside="">
                    {one.description}{' '}
                  </span>
                )}
                {status !== 'upcoming' && <VisuallyHidden data-aside="">{messages[status]}</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li key={one.id} className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
              {index < steps.length - 1 && (
                <span
                  className={styles.connector}
                  data-done={(index < currentIndex && status === 'done') || undefined}
                />
              )}
              {isPressable ? (
                <button type="button" className={styles.button} onClick={() => onCurrentChange(one.id)}>
                  {content}
                </button>
              ) : (
                <span className={styles.plain}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
    </nav>
  );
});
