/** Whether `scripts/stories.ts` has opened this page: it tests the stories that it shows. */
export const isTestRun = 'liveryStoryTests' in globalThis;
