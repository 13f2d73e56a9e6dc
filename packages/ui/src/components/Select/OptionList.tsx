import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type ListBoxItemProps,
} from 'react-aria-components/ListBox';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.js';
import { isDisabled } from '../isDisabled.js';
import { bySection, type Option } from './options.js';
import type { Windowed } from './useWindowed.js';
import * as styles from './OptionList.css.js';

interface OptionListProps {
  options: readonly Option[];
  /** Shown in place of the options where there are none. */
  empty: ReactNode;
  /** From useWindowed, for a long list. */
  windowed: Windowed | undefined;
}

/**
 * Of an option that says why it cannot be chosen: it keeps its place among the arrow keys. react-aria lets the item say
 * so, though only the types of its trees have it, and then leaves it to us to call it disabled.
 */
const reachable: ListBoxItemProps & { disabledBehavior: 'selection' } = {
  disabledBehavior: 'selection',
  /* No option is a link, for which the type also provides. */
  render: (props) => <div {...(props as ComponentProps<'div'>)} aria-disabled />,
};

function OptionRow({ option }: { option: Option }) {
  const { label, disabledReason } = option;
  const description = disabledReason ?? option.description;
  return (
    <ListBoxItem
      id={option.id}
      textValue={label}
      isDisabled={isDisabled(option)}
      className={styles.option}
      {...(disabledReason !== undefined && { ...reachable, 'aria-label': `${label} ${disabledReason}` })}
    >
      {({ isSelected }) => (
        <>
          {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            {/* Part of the name: what is seen in an option is what can be said to choose it. */}
            {description !== undefined && (
              <span className={disabledReason === undefined ? styles.description : styles.reason} data-aside="">
                {' '}
                {description}
              </span>
            )}
          </span>
          <span className={styles.check}>{isSelected && <Icon icon={Check} />}</span>
        </>
      )}
    </ListBoxItem>
  );
}

const renderOption = (option: Option) => <OptionRow key={option.id} option={option} />;

/** The list of a Select or a ComboBox, in sections, windowed when it is long. */
export function OptionList({ options, empty, windowed }: OptionListProps) {
  // What an open list is made of stays: windowing that arrives while it is open serves the next time.
  const [Windowed] = useState(() => windowed);
  const sections = bySection(options);
  const list = (
    <ListBox className={styles.list} renderEmptyState={() => <div className={styles.empty}>{empty}</div>}>
      {sections.map(({ title, options: members }) =>
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
  if (!Windowed) return list;
  const reasoned = options.some(({ disabledReason }) => disabledReason !== undefined);
  const rowSize = reasoned || options.some(({ description }) => description !== undefined) ? 48 : 32;
  return (
    <Windowed rowSize={rowSize} uneven={reasoned}>
      {list}
    </Windowed>
  );
}
