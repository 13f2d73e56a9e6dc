import type { ReactNode, Ref } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Lock } from 'lucide-react';
import { idList } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { type Disableable, isDisabled, isEmpty } from '../../internal/props.js';
import { Icon } from '../Icon/Icon.js';
import { GroupField } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { useRadios } from '../RadioGroup/useRadios.js';
import * as choice from '../Checkbox/choice.css.js';
import * as styles from './RadioCards.css.js';

/** A `disabledReason` stands in the card, below its description. */
export interface RadioCard<Id extends string = string> extends Disableable {
  /** Unique in the group; what `value` and `onChange` use. */
  id: Id;
  /** What is chosen. */
  label: ReactNode;
  /** A line or two: what one gets. */
  description?: ReactNode;
  /** The figure that decides, such as a price: set in tabular figures at the foot. */
  meta?: ReactNode;
  /** Small print of the figure: "per month". */
  metaNote?: ReactNode;
  /** 24 px beside the label: a logo, a flag, an Icon. */
  icon?: ReactNode;
  /** A Badge after the label: "Recommended". */
  badge?: ReactNode;
}

export interface RadioCardsProps<Id extends string = string>
  extends FieldBaseProps, Omit<FieldAttributes<HTMLDivElement>, 'role'> {
  /** In the order to show. */
  options: readonly RadioCard<Id>[];
  /** Id of the chosen card, `null` for none. */
  value?: NoInfer<Id> | null | undefined;
  /** Id of the card chosen at first, where the group keeps the choice itself. */
  defaultValue?: NoInfer<Id> | undefined;
  /** Called with the id of the chosen card. */
  onChange?: ((value: Id) => void) | undefined;
  /** Called when a reset of its form leaves nothing chosen: a caller that keeps the choice, and began with `null`, takes it back. */
  onClear?: (() => void) | undefined;
  /** `grid` fills rows with cards of equal width; `list` gives each a row, its figure at the end. Default `grid`. */
  layout?: 'grid' | 'list' | undefined;
  /** The least width of a card in a grid, a CSS length. Default 200px. */
  minColumnWidth?: string | undefined;
}

/**
 * One of a few options that need more than a word: sizes with prices, systems with logos. Native attributes go to the
 * group's element, `ref` to the chosen radio, or the first.
 */
export const RadioCards = fieldForwardRef(function RadioCards<Id extends string>(
  props: RadioCardsProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const field = useField(props);
  const {
    options,
    value,
    defaultValue,
    onChange,
    onClear,
    layout = 'grid',
    minColumnWidth = '200px',
    ...attributes
  } = field.rest;
  const radioProps = useRadios({ field, options, value, defaultValue, onChange, onClear, ref });
  return (
    <GroupField field={field} role="radiogroup" attributes={attributes}>
      <div className={styles.cards[layout]} style={assignInlineVars({ [styles.cardWidth]: minColumnWidth })}>
        {options.map((option, index) => {
          const id = `${field.control.id}-option-${index}`;
          const disabled = field.disabled || isDisabled(option);
          return (
            <label
              key={option.id}
              className={`${styles.card} ${styles.cardLayout[layout]} ${disabled ? styles.cardDisabled : ''}`}
            >
              <input
                {...radioProps(option)}
                className={`${choice.radio} ${styles.radio[layout]}`}
                aria-labelledby={`${id}-title`}
                aria-describedby={idList(
                  !isEmpty(option.description) && `${id}-description`,
                  !isEmpty(option.meta) && `${id}-meta`,
                  option.disabledReason && `${id}-reason`,
                )}
              />
              {!isEmpty(option.icon) && <span className={styles.icon[layout]}>{option.icon}</span>}
              <span className={styles.label[layout]}>
                <span className={styles.head[layout]}>
                  <span className={styles.title} id={`${id}-title`}>
                    {option.label}
                  </span>
                  {option.badge}
                </span>
                {!isEmpty(option.description) && (
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
              {!isEmpty(option.meta) && (
                <span className={styles.meta[layout]} id={`${id}-meta`}>
                  <span className={styles.figure}>{option.meta}</span>
                  {!isEmpty(option.metaNote) && <span className={styles.note}> {option.metaNote}</span>}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </GroupField>
  );
});
