import { forwardRef, useContext, useMemo, type ReactNode } from 'react';
import { useFilter } from 'react-aria-components/ComboBox';
import { Button, Label, Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import { ChevronDown } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import { FollowingPopover } from '../Popover/FollowingPopover.js';
import { LeftByTab } from '../Popover/LeftByTab.js';
import { closedKeys } from './closedKeys.js';
import { OptionList } from './OptionList.js';
import * as list from './OptionList.css.js';
import { listHeight, type Option } from './options.js';
import { useWindowed } from './useWindowed.js';
import * as styles from './Select.css.js';

export interface SelectProps extends FieldBaseProps {
  /** What can be chosen, in the order to show. */
  options: readonly Option[];
  /** Id of the chosen option, `null` for none. */
  value?: string | null;
  /** Id of the option chosen at first, where the field keeps the choice itself. */
  defaultValue?: string;
  /** Called with the id of the chosen option. */
  onChange?: (value: string) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** 36 px high by default; `small` is 28 px. Both are 44 px under a finger. */
  size?: 'medium' | 'small';
}

/** The list, which Tab leaves without choosing. */
function LeftList({ children }: { children: ReactNode }) {
  const state = useContext(SelectStateContext);
  return <LeftByTab onLeave={() => state?.close()}>{children}</LeftByTab>;
}

/** One of several known options. From about ten on, or where people know the name, a ComboBox is quicker. */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(function Select(props, ref) {
  const messages = useMessages('select');
  const wiring = useField(props);
  const windowed = useWindowed(props.options.length);
  const byId = useMemo(() => new Map(props.options.map((option) => [option.id, option])), [props.options]);
  const { startsWith } = useFilter({ sensitivity: 'base' });
  const keys = useMemo(
    () => ({ keyboardDelegate: closedKeys(props.options, startsWith) }),
    [props.options, startsWith],
  );
  return (
    <AriaSelect
      {...wiring.reactAria}
      {...keys}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(key) => {
        if (key !== null) props.onChange?.(String(key));
      }}
      onBlur={props.onBlur}
      placeholder={props.placeholder ?? messages.placeholder}
    >
      <FieldFrame
        {...props}
        wiring={wiring}
        renderLabel={({ className, children }) => <Label className={className}>{children}</Label>}
      >
        <Button
          ref={ref}
          className={`${boxClass({ size: props.size, invalid: wiring.invalid, disabled: wiring.disabled })} ${styles.trigger}`}
        >
          <SelectValue<Option> className={styles.value}>
            {({ state, defaultChildren, isPlaceholder }) => {
              const chosen = byId.get(String(state.value));
              if (isPlaceholder || !chosen)
                return <span className={styles.placeholder}>{isPlaceholder ? defaultChildren : ''}</span>;
              return (
                <>
                  {chosen.icon !== undefined && <span className={list.icon}>{chosen.icon}</span>}
                  <span className={list.label}>{chosen.label}</span>
                </>
              );
            }}
          </SelectValue>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
        <FollowingPopover className={list.popover} offset={4} containerPadding={12} maxHeight={listHeight}>
          <LeftList>
            <OptionList options={props.options} windowed={windowed} empty={messages.empty} />
          </LeftList>
        </FollowingPopover>
      </FieldFrame>
    </AriaSelect>
  );
});
