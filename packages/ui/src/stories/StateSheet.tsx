import { useLayoutEffect, type ReactNode } from 'react';
import { keepStatesForced } from './forcedStates.js';
import * as styles from './StateSheet.css.js';

/** What a control is given in the columns of states that its props decide. */
export interface StateProps {
  disabled?: true;
  error?: string;
  loading?: true;
  readOnly?: true;
}

const forced = { rest: undefined, hover: 'hover', pressed: 'hover active', focus: 'focus' } as const;

const props = {
  disabled: { disabled: true },
  error: { error: 'What is wrong, and what to do.' },
  loading: { loading: true },
  'read only': { readOnly: true },
} as const satisfies Record<string, StateProps>;

/** A state that a control can be in: by the pointer, by the keyboard, or by its props. */
export type ControlState = keyof typeof forced | keyof typeof props;

/** The states that a pointer and the keyboard bring about. */
export const pointerStates = ['rest', 'hover', 'pressed', 'focus'] as const satisfies readonly ControlState[];
/** The states of a button. */
export const buttonStates = [...pointerStates, 'disabled'] as const satisfies readonly ControlState[];
/** The states of a form field. */
export const fieldStates = [...buttonStates, 'error'] as const satisfies readonly ControlState[];

interface StateSheetProps {
  /** Variants of a component by their caption, each drawn with the props of a state. */
  rows: Readonly<Record<string, (state: StateProps) => ReactNode>>;
  /** By default those of a button. */
  states?: readonly ControlState[] | undefined;
  /** The least width of a cell in px, by default 120. */
  cell?: number | undefined;
}

/** Variants by states, with captions: what the pointer and the keyboard do to a control stands still to be looked at. */
export function StateSheet({ rows, states = buttonStates, cell = 120 }: StateSheetProps) {
  useLayoutEffect(keepStatesForced, []);
  return (
    <div className={styles.sheet} data-states={states.join(' ')}>
      {Object.entries(rows).map(([caption, draw]) => (
        <div key={caption} className={styles.row}>
          <div className={styles.rowCaption}>{caption}</div>
          <div
            className={styles.cells}
            style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))` }}
          >
            {states.map((state) => (
              <div key={state} className={styles.cell}>
                <div className={styles.caption}>{state}</div>
                <div data-force={state in forced ? forced[state as keyof typeof forced] : undefined}>
                  {draw(state in props ? props[state as keyof typeof props] : {})}
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
