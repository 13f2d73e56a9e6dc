import type { Guide } from '../../stories/guide.js';

export const stepperGuide: Guide = {
  page: 'components-stepper',
  components: ['Stepper'],
  purpose:
    'The steps of a wizard: which are done, which is on the screen, which has an error, which may be left out. Each new step is announced.',
  use: [
    'A process whose later steps depend on earlier ones. Steps that are done can be gone back to where `onCurrentChange` is given.',
  ],
  avoid: [
    { when: 'Parts that can be read in any order', instead: ['Tabs'] },
    { when: 'One page is enough, which most often it is', instead: ['FormLayout'] },
    { when: 'Events that have happened', instead: ['Timeline'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the steps that can be gone back to' },
    { keys: ['Enter', 'Space'], on: 'a step', does: 'Goes to it' },
  ],
};
