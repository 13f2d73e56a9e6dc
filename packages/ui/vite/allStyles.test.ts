import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stylesheetsOf } from './allStyles.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-styles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>): void => {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
};
const sheets = (isLeftOut = (_file: string) => false): string[] =>
  stylesheetsOf([join(folder, 'index.js')], isLeftOut).map((file) => relative(folder, file));

test('are taken once, those that a file imports before its own, also of what is loaded on demand', () => {
  write({
    'index.js': 'import { Menu } from "./menu/Menu.js";\nexport { Button } from "./Button.js";\nexport { Menu };',
    'menu/Menu.js':
      'import { a,\n  b } from "../Button.js";\nimport "react";\nimport "./Menu.css";\nconst popup = async () => (await import("./Popup.js")).Popup;',
    'menu/Popup.js': 'import "../layers.css";\nimport "./Popup.css";',
    'Button.js': 'import "./layers.css";\nimport "./Button.css";',
    'layers.css': '',
    'Button.css': '',
    'menu/Menu.css': '',
    'menu/Popup.css': '',
  });
  expect(sheets()).toEqual(['layers.css', 'Button.css', 'menu/Menu.css', 'menu/Popup.css']);
});

test('leave out what is not wanted, and what only that imports', () => {
  write({
    'index.js': 'import "./themes/load.js";\nimport "./own.css";',
    'themes/load.js': 'import "./theme.css";',
    'themes/theme.css': '',
    'own.css': '',
  });
  expect(sheets((file) => file.includes('themes'))).toEqual(['own.css']);
});
