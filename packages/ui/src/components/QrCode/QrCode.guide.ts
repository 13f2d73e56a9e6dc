import type { Guide } from '../../stories/guide.js';

export const qrCodeGuide: Guide = {
  page: 'components-qrcode',
  components: ['QrCode'],
  purpose: 'A code for the camera of a telephone: dark on light in every theme, named by what it is for.',
  use: [
    'Setting up an authenticator, moving a link to a telephone.',
    'Offer what it holds as text or link beside it: not everybody has a second device.',
  ],
  avoid: [{ when: 'A value to copy here', instead: ['CopyButton', 'CodeBlock'] }],
};
