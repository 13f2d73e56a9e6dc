import { vars } from './contract.css.js';

const { color, terminal } = vars;

const hues = {
  red: color.onDangerSoft,
  green: color.onSuccessSoft,
  yellow: color.onWarningSoft,
  blue: color.onInfoSoft,
  magenta: terminal.magenta,
  cyan: terminal.cyan,
};

/**
 * The sixteen colors of a terminal on `color.sunken`: an error is as red there as elsewhere. All are text, so "black" is no
 * darker and "bright" no brighter than what can be read.
 */
export const terminalColors = {
  black: color.onNeutralSoft,
  ...hues,
  white: color.text,
  brightBlack: color.textMuted,
  brightRed: hues.red,
  brightGreen: hues.green,
  brightYellow: hues.yellow,
  brightBlue: hues.blue,
  brightMagenta: hues.magenta,
  brightCyan: hues.cyan,
  brightWhite: color.text,
} as const;
