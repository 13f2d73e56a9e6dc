/// <reference types="vite/client" />

/** Whether this build holds the sandbox ("mock API"); a constant at build time, so that the code without it is dropped. */
declare const __MOCK_API__: boolean;

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
