import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type ListBoxItemProps,
  type ListBoxProps,
} from 'react-aria-components/ListBox';
import { isDisabled, isEmpty } from '../../internal/props.js';
import { OptionContent } from './OptionContent.js';
import { bySection, type SelectOption } from './options.js';
import { useOptionWindow } from './useOptionWindow.js';
import * as styles from './OptionList.css.js';

/** react-aria reads this prop of a list box, but its type leaves it out: choosing what is chosen already is an event too. */
interface DuplicateSelectionEvents {
  allowDuplicateSelectionEvents?: boolean | undefined;
}

interface OptionListProps {
  options: readonly SelectOption[];
  /** Shown in place of the options where there are none. */
  empty: ReactNode;
  /** What the list box is and does. */
  listBox: Omit<ListBoxProps<SelectOption>, 'children' | 'items' | 'className' | 'renderEmptyState'> &
    DuplicateSelectionEvents;
}

/**
 * Missing in react-aria's types, though its code reads it: `disabledBehavior: 'selection'` keeps a disabled option within
 * reach of the arrow keys, so that its reason can be read. It then has to be marked as disabled by hand.
 */
const reachable: ListBoxItemProps & { disabledBehavior: 'selection' } = {
  disabledBehavior: 'selection',
  /* The type provides for links too, which an option never is. */
  render: (props) => <div {...(props as ComponentProps<'div'>)} aria-disabled />,
};

function OptionRow({ option }: { option: SelectOption }) {
  const { label, disabledReason } = option;
  return (
    <ListBoxItem
      id={option.id}
      textValue={label}
      isDisabled={isDisabled(option)}
      className={styles.option}
      {...(disabledReason && { ...reachable, 'aria-label': `${label} ${disabledReason}` })}
    >
      {({ isSelected }) => <OptionContent option={option} isChosen={isSelected} />}
    </ListBoxItem>
  );
}

const renderOption = (option: SelectOption) => <OptionRow key={option.id} option={option} />;

/** The list of a Select, in sections; a long one renders only the options in view. */
export function OptionList({ options, empty, listBox }: OptionListProps) {
  // Decided once for each time the list opens: code that arrives meanwhile serves the next time.
  const windowNow = useOptionWindow(options.length);
  const [OptionWindow] = useState(() => windowNow);
  const list = (
    <ListBox {...listBox} className={styles.list} renderEmptyState={() => <div className={styles.empty}>{empty}</div>}>
      {bySection(options).map(({ title, options: members }) =>
        title === undefined ? (
          <Collection key="" items={members}>
            {renderOption}
          </Collection>
        ) : (
          <ListBoxSection key={title} id={`section ${title}`} className={styles.section}>
            <Header className={styles.heading}>{title}</Header>
            <Collection items={members}>{renderOption}</Collection>
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
  if (!OptionWindow) return list;
  const hasReasons = options.some(({ disabledReason }) => disabledReason);
  const rowSize = hasReasons || options.some(({ description }) => !isEmpty(description)) ? 48 : 32;
  return (
    <OptionWindow rowSize={rowSize} uneven={hasReasons}>
      {list}
    </OptionWindow>
  );
}
