import { useState, type ReactNode } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.js';
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

function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.disabled} className={styles.option}>
      {({ isSelected }) => (
        <>
          {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
          <span className={styles.words}>
            <span className={styles.label}>{option.label}</span>
            {/* Part of the name: what is seen in an option is what can be said to choose it. */}
            {option.description !== undefined && <span className={styles.description}> {option.description}</span>}
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
  const rowSize = options.some(({ description }) => description !== undefined) ? 48 : 32;
  return <Windowed rowSize={rowSize}>{list}</Windowed>;
}
