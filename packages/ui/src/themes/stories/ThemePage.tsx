import type { ReactNode } from 'react';
import { ThemeRegion } from '../../components/ThemeRegion/ThemeRegion.js';
import { modes, type Mode } from '../../theme/paletteTokens.js';
import type { Theme } from '../theme.js';
import { Brand, Typography } from './Brand.js';
import { companies } from './company.js';
import { ConsoleFrame, LoginFrame } from './Frames.js';
import { MachineTable } from './Machines.js';
import { PaletteBoard } from './PaletteBoard.js';
import { Buttons, ChartSample, DialogSample, FormSample, Meanings, ToastSample } from './Samples.js';
import * as styles from './themePage.css.js';

/** One company whole, light and dark beside each other: two themed regions on one page. */
export function ThemePage({ theme }: { theme: Theme }) {
  return (
    <div className={styles.page}>
      {modes.map((mode) => (
        <Region key={mode} theme={theme} mode={mode} />
      ))}
    </div>
  );
}

function Region({ theme, mode }: { theme: Theme; mode: Mode }) {
  const { title = `Log in to ${theme.company}`, subtitle } = theme.login.texts.en;
  return (
    <ThemeRegion theme={theme.name} mode={mode}>
      <div className={styles.region}>
        <Part title={`${theme.company}, ${mode}`}>
          <Brand theme={theme} />
        </Part>
        <Part title="Login">
          <LoginFrame theme={theme} texts={{ ...companies[theme.name], title, subtitle }} />
        </Part>
        <Part title="Navigation">
          <ConsoleFrame theme={theme} mode={mode} />
        </Part>
        <Part title="Table">
          <MachineTable />
        </Part>
        <Part title="Form">
          <FormSample />
        </Part>
        <Part title="Buttons">
          <Buttons />
        </Part>
        <Part title="Badges and alerts">
          <Meanings />
        </Part>
        <Part title="Dialog">
          <DialogSample id={`dialog-${mode}`} />
        </Part>
        <Part title="Charts">
          <ChartSample />
        </Part>
        <Part title="Toasts">
          <ToastSample />
        </Part>
        <Part title="Typography">
          <Typography theme={theme} />
        </Part>
        <Part title="Palette">
          <PaletteBoard />
        </Part>
      </div>
    </ThemeRegion>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2 className={styles.caption}>{title}</h2>
      {children}
    </div>
  );
}
