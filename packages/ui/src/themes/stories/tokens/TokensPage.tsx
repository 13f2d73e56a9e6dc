import { useCallback, useEffect, useMemo, useState } from 'react';
import { CopyButton } from '../../../components/CopyButton/CopyButton.js';
import { SearchField } from '../../../components/SearchField/SearchField.js';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.js';
import { Select } from '../../../components/Select/Select.js';
import { Heading } from '../../../components/Text/Heading.js';
import { Text } from '../../../components/Text/Text.js';
import type { Mode } from '../../../theme/paletteTokens.js';
import { loadTheme } from '../../load.js';
import { themeNames, type ThemeName } from '../../names.js';
import { tokenEntries, type TokenEntry } from './tokenList.js';
import * as styles from './tokensPage.css.js';

const themes = themeNames.map((id) => ({ id, label: id }));
const modes: readonly { id: Mode; label: string }[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

const groups = [...new Set(tokenEntries.map(({ group }) => group))];

/** The value of each token on an element; lengths in px. */
function valuesOn(element: HTMLElement): ReadonlyMap<string, string> {
  const computed = getComputedStyle(element);
  const probe = element.appendChild(document.createElement('span'));
  probe.style.position = 'absolute';
  const values = tokenEntries.map(({ property, sample }): [string, string] => {
    if (sample !== 'length' && sample !== 'text') return [property, computed.getPropertyValue(property).trim()];
    probe.style.inlineSize = `var(${property})`;
    return [property, getComputedStyle(probe).inlineSize];
  });
  probe.remove();
  return new Map(values);
}

/** Every token of the library with its value in one theme and mode: from the contract, and as the browser resolves it. */
export function TokensPage() {
  const [theme, setTheme] = useState<ThemeName>('default');
  const [mode, setMode] = useState<Mode>('light');
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<ThemeName>();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let wanted = true;
    void loadTheme(theme).then(() => wanted && setLoaded(theme));
    return () => {
      wanted = false;
    };
  }, [theme]);
  /* Anew for each theme and mode: a changed key mounts the page again, and its values are read. */
  const read = useCallback((element: HTMLElement | null) => {
    if (element) setValues(valuesOn(element));
  }, []);
  const found = useMemo(() => {
    const text = query.trim().toLowerCase();
    return tokenEntries.filter((entry) =>
      [entry.name, entry.property, entry.use].join(' ').toLowerCase().includes(text),
    );
  }, [query]);
  return (
    <div className={styles.page} data-theme={loaded ?? theme} data-mode={mode}>
      <span key={`${loaded} ${mode}`} ref={read} hidden />
      <header>
        <Heading level={1} size="title">
          Tokens
        </Heading>
        <Text tone="muted">{`${found.length} of ${tokenEntries.length}, with their values in this theme.`}</Text>
      </header>
      <div className={styles.tools}>
        <SearchField label="Search tokens" value={query} onChange={setQuery} />
        <Select label="Theme" options={themes} value={theme} onChange={setTheme} />
        <SegmentedControl label="Mode" options={modes} value={mode} onChange={setMode} />
      </div>
      {groups.map((group) => (
        <Group key={group} group={group} entries={found.filter((entry) => entry.group === group)} values={values} />
      ))}
    </div>
  );
}

interface GroupProps {
  group: string;
  entries: readonly TokenEntry[];
  values: ReadonlyMap<string, string>;
}

function Group({ group, entries, values }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.group} aria-label={group}>
      <Heading level={2} size="section">
        {group}
      </Heading>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.property} className={styles.row}>
            <span className={styles.sample} aria-hidden>
              <Sample entry={entry} />
            </span>
            <span className={styles.name}>
              {entry.name}
              <CopyButton value={`var(${entry.property})`} label={entry.property} showValue />
            </span>
            <span className={styles.value}>{values.get(entry.property)}</span>
            <span className={styles.use}>{entry.use}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ entry: { sample, property } }: { entry: TokenEntry }) {
  const value = `var(${property})`;
  if (sample === 'color') return <span className={styles.swatch} style={{ backgroundColor: value }} />;
  if (sample === 'radius') return <span className={styles.corner} style={{ borderRadius: value }} />;
  if (sample === 'length') return <span className={styles.bar} style={{ inlineSize: value }} />;
  return sample === 'text' ? <span style={{ fontSize: value, lineHeight: 1 }}>Ag</span> : null;
}
