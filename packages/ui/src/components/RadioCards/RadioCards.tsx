import { forwardRef, type ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Lock } from 'lucide-react';
import { Icon } from '../Icon/Icon.js';
import { GroupField } from '../Field/Field.js';
import { useControlled } from '../Field/useControlled.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import * as choice from '../Checkbox/choice.css.js';
import * as styles from './RadioCards.css.js';

export interface RadioCard {
  /** Unique in the group; what `value` and `onChange` speak of. */
  id: string;
  /** What is chosen. */
  title: string;
  /** A line or two: what one gets. */
  description?: ReactNode;
  /** The figure that decides, such as a price: set in tabular figures at the foot. */
  meta?: ReactNode;
  /** Small print of the figure: "per month". */
  metaNote?: ReactNode;
  /** 24 px beside the title: a logo, a flag, an Icon. */
  icon?: ReactNode;
  /** A Badge after the title: "Recommended". */
  badge?: ReactNode;
  /** Cannot be chosen now. Better say why: `disabledReason`. */
  disabled?: boolean;
  /** Why it cannot be chosen now; disables it and stands in the card. */
  disabledReason?: string;
}

export interface RadioCardsProps extends FieldBaseProps {
  /** In the order to show. */
  options: readonly RadioCard[];
  /** Id of the chosen card, `null` for none. */
  value?: string | null;
  /** Id of the card chosen at first, where the group keeps the choice itself. */
  defaultValue?: string;
  /** Called with the id of the chosen card. */
  onChange?: (value: string) => void;
  /** The focus left one of the cards. */
  onBlur?: () => void;
  /** `grid` fills rows with cards of equal width; `list` gives each a row, its figure at the end. */
  layout?: 'grid' | 'list';
  /** Narrowest card of a grid in pixels, 200 by default. */
  minCardWidth?: number;
}

/** One of a few options that need more than a word: sizes with prices, systems with logos. `ref` is the chosen radio, or the first. */
export const RadioCards = forwardRef<HTMLInputElement, RadioCardsProps>(function RadioCards(props, ref) {
  const wiring = useField(props);
  const [chosen, setChosen] = useControlled<string | null>(props.value, props.defaultValue ?? null, (next) => {
    if (next !== null) props.onChange?.(next);
  });
  const { layout = 'grid', minCardWidth = 200 } = props;
  const reference = props.options.some(({ id }) => id === chosen) ? chosen : props.options[0]?.id;
  return (
    <GroupField {...props} wiring={wiring} kind="radiogroup">
      <div className={styles.cards[layout]} style={assignInlineVars({ [styles.cardWidth]: `${minCardWidth}px` })}>
        {props.options.map((option) => {
          const id = `${wiring.control.id}-${option.id}`;
          const disabled = wiring.disabled || option.disabled === true || Boolean(option.disabledReason);
          const described = [
            option.description !== undefined && `${id}-description`,
            option.meta !== undefined && `${id}-meta`,
            option.disabledReason && `${id}-reason`,
          ].filter(Boolean);
          return (
            <label
              key={option.id}
              className={`${styles.card} ${styles.cardLayout[layout]} ${disabled ? styles.cardDisabled : ''}`}
            >
              <input
                ref={option.id === reference ? ref : undefined}
                type="radio"
                className={`${choice.radio} ${styles.radio[layout]}`}
                name={props.name ?? wiring.control.id}
                value={option.id}
                checked={chosen === option.id}
                disabled={disabled}
                aria-labelledby={`${id}-title`}
                aria-describedby={described.join(' ') || undefined}
                onChange={() => setChosen(option.id)}
                onBlur={props.onBlur}
              />
              {option.icon !== undefined && <span className={styles.icon[layout]}>{option.icon}</span>}
              <span className={styles.words[layout]}>
                <span className={styles.head[layout]}>
                  <span className={styles.title} id={`${id}-title`}>
                    {option.title}
                  </span>
                  {option.badge}
                </span>
                {option.description !== undefined && (
                  <span className={styles.description} id={`${id}-description`}>
                    {option.description}
                  </span>
                )}
                {option.disabledReason && (
                  <span className={styles.reason} id={`${id}-reason`}>
                    <span className={styles.lock}>
                      <Icon icon={Lock} size={12} />
                    </span>
                    <span>{option.disabledReason}</span>
                  </span>
                )}
              </span>
              {option.meta !== undefined && (
                <span className={styles.meta[layout]} id={`${id}-meta`}>
                  <span className={styles.figure}>{option.meta}</span>
                  {option.metaNote !== undefined && <span className={styles.note}> {option.metaNote}</span>}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </GroupField>
  );
});
