import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { X } from 'lucide-react';
import { focusedElement } from '../../internal/roots.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as box from '../Field/box.css.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './Chips.css.js';

/** What is chosen or entered. */
export interface Chip {
  /** Unique among the chips. */
  id: string;
  label: string;
}

/** The words that several fields have for what stands in them as chips. */
export const useChipMessages = () => useOnDemandMessages('chips', english.chips);

interface ChipFieldProps {
  chips: readonly Chip[];
  /** Names the list of chips. */
  labelId: string;
  /** The input behind the chips, given to `renderInput` of the field. */
  input: RefObject<HTMLInputElement | null>;
  children: ReactNode;
  onRemove: (chip: Chip) => void;
  size: 'medium' | 'small' | undefined;
  disabled: boolean;
  readOnly: boolean;
  /** How many chips are shown until the others are called for. */
  limit: number;
}

/** Whether the arrow points against the direction of reading. */
const isBackward = (key: string, element: Element): boolean =>
  key === (getComputedStyle(element).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');

/** The chip that has the focus, by its button. */
const buttonsOf = (list: HTMLElement | null): HTMLElement[] =>
  Array.from(list?.querySelectorAll<HTMLElement>('button[data-chip]') ?? []);

/**
 * Chips and the input behind them, in the box of a field. From the start of the input the arrow key goes back to the
 * chips; Backspace or Delete removes the one that has the focus, and in an empty input the last one, once it is in sight. A
 * key that is held removes one.
 */
export function ChipField({
  chips,
  labelId,
  input,
  children,
  onRemove,
  size,
  disabled,
  readOnly,
  limit,
}: ChipFieldProps) {
  const messages = useChipMessages();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const isFixed = disabled || readOnly;
  const visible = isWhole || chips.length <= limit ? chips : chips.slice(0, limit);
  const hidden = chips.length - visible.length;

  const remove = (chip: Chip) => {
    const buttons = buttonsOf(list.current);
    const index = buttons.findIndex((button) => button === focusedElement());
    /* The focus stays among the chips while there are some, and is never lost. */
    if (index >= 0) (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    onRemove(chip);
  };

  const handleChipKeys = (event: KeyboardEvent<HTMLButtonElement>, chip: Chip) => {
    const { key, currentTarget, altKey, ctrlKey, metaKey, repeat } = event;
    if (altKey || ctrlKey || metaKey) return;
    const buttons = buttonsOf(list.current);
    const index = buttons.indexOf(currentTarget);
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = isBackward(key, currentTarget)
        ? buttons[Math.max(0, index - 1)]
        : (buttons[index + 1] ?? input.current);
      next?.focus();
    } else if (key === 'Home') buttons[0]?.focus();
    else if (key === 'End' || key === 'Escape') input.current?.focus();
    else if (key !== 'Backspace' && key !== 'Delete') return;
    else if (!repeat) remove(chip);
    event.preventDefault();
    event.stopPropagation();
  };

  const handleInputKeys = (event: KeyboardEvent) => {
    const { target, key, nativeEvent, altKey, ctrlKey, metaKey, repeat } = event;
    if (
      altKey ||
      ctrlKey ||
      metaKey ||
      isFixed ||
      target !== input.current ||
      nativeEvent.isComposing ||
      event.defaultPrevented
    )
      return;
    const { selectionStart, selectionEnd, value } = input.current;
    if (key === 'Backspace' && value === '') {
      /* What is not in sight is not removed. */
      if (hidden > 0) setIsWhole(true);
      else {
        const last = chips.at(-1);
        if (last && !repeat) onRemove(last);
      }
    } else if (
      selectionStart === 0 &&
      selectionEnd === 0 &&
      key.startsWith('Arrow') &&
      isBackward(key, input.current)
    ) {
      buttonsOf(list.current).at(-1)?.focus();
      event.preventDefault();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- passes a press beside the chips on to the input, and hears the keys of the input
    <div
      className={size === 'small' ? `${styles.wrap} ${styles.smallWrap}` : styles.wrap}
      onKeyDown={handleInputKeys}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        input.current?.focus();
      }}
    >
      {chips.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets
        <ul ref={list} role="list" tabIndex={-1} aria-labelledby={labelId} className={styles.chips}>
          {visible.map((chip) => (
            <li key={chip.id} className={chipClass({ size, disabled, isFixed })}>
              <span className={styles.label} title={chip.label}>
                {chip.label}
              </span>
              {!isFixed && (
                <button
                  type="button"
                  tabIndex={-1}
                  data-chip=""
                  className={styles.remove}
                  aria-label={messages.remove(chip.label)}
                  /* A press leaves the focus where it is. */
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => remove(chip)}
                  onKeyDown={(event) => handleChipKeys(event, chip)}
                >
                  <Icon icon={X} size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setIsWhole(true);
            (disabled ? list : input).current?.focus();
          }}
        >
          {messages.more(hidden)}
        </button>
      )}
      <span className={styles.input}>{children}</span>
    </div>
  );
}

function chipClass({ size, disabled, isFixed }: { size: string | undefined; disabled: boolean; isFixed: boolean }) {
  return [
    styles.chip,
    size === 'small' && styles.smallChip,
    isFixed && styles.fixedChip,
    disabled && styles.disabledChip,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Removes all chips, at the end of the field. The focus goes to the input. */
export function ClearChips({ input, onClear }: Pick<ChipFieldProps, 'input'> & { onClear: () => void }) {
  const messages = useChipMessages();
  return (
    <button
      type="button"
      className={box.inlineButton}
      aria-label={messages.clear}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
    >
      <Icon icon={X} size={14} />
    </button>
  );
}

/** The values in the form, one control of the same name for each. */
export function ChipValues({ name, chips, disabled }: { name: string; chips: readonly Chip[]; disabled: boolean }) {
  return chips.map(({ id }) => <input key={id} type="hidden" name={name} value={id} disabled={disabled} />);
}
