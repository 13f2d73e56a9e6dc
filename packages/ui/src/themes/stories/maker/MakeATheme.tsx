import { useEffect, useReducer } from 'react';
import { Heading } from '../../../components/Text/Heading.js';
import { Text } from '../../../components/Text/Text.js';
import { installTheme, type CreatedTheme } from '../../../create-theme/index.js';
import type { HeadingFace } from '../../../theme/headingFaces.js';
import { loadTheme } from '../../load.js';
import { manifests } from '../../manifests.js';
import { themeNames } from '../../names.js';
import { begin, change, firstDraft } from './draft.js';
import { DraftForm } from './DraftForm.js';
import { Export } from './Export.js';
import { Preview } from './Preview.js';
import { Report } from './Report.js';
import * as styles from './maker.css.js';

/** The stylesheet of a created theme is in the page while it is visible. */
function useInstalled(theme: CreatedTheme): void {
  useEffect(() => installTheme(theme), [theme]);
}

/** A created theme names its face and brings none along: here a theme of the library that has it does. */
function useFace(face: HeadingFace): void {
  useEffect(() => {
    const bringing = themeNames.find((name) => manifests[name].heading.face === face);
    if (bringing) void loadTheme(bringing);
  }, [face]);
}

/** Makes a theme from a color, and shows a portal in it while somebody chooses. */
export function MakeATheme() {
  const [{ draft, outcome, theme }, choose] = useReducer(change, firstDraft, begin);
  useInstalled(theme);
  useFace(draft.face);
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-label="What the theme is made of">
        <header className={styles.head}>
          <Heading level={1} size="title">
            Make a theme
          </Heading>
          <Text tone="muted">
            Pick a color. Every other color of both modes follows from it and is proved readable, or refused with the
            reason.
          </Text>
        </header>
        <DraftForm draft={draft} onChange={choose} />
      </aside>
      <main className={styles.main}>
        <Report outcome={outcome} theme={theme} asked={draft.color.toLowerCase()} />
        <Export theme={theme} />
        <Preview theme={theme.name} company={draft.company} layout={draft.layout} logo={draft.logo} />
      </main>
    </div>
  );
}
