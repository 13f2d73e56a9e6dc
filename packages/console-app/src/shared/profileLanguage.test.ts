import { expect, it, vi } from 'vitest';
import { activate } from '#i18n/i18n.js';
import { LoadError } from '#i18n/loadError.js';
import { openPage } from '#testing/services.js';
import { speakProfileLanguage } from './profileLanguage.js';

vi.mock('#i18n/i18n.js', async (original) => ({
  ...(await original<object>()),
  activate: vi.fn<typeof activate>(),
}));

it('takes note of the language of a profile only once it is spoken', async () => {
  const { storage } = openPage();
  const noted = () => [storage.language, storage.isProfilesLanguage, storage.profileLanguage].map((one) => one.get());
  vi.mocked(activate).mockRejectedValueOnce(new LoadError('refused'));
  await expect(speakProfileLanguage(storage, 'ET')).rejects.toBeInstanceOf(LoadError);
  expect(noted()).toEqual([undefined, undefined, undefined]);
  vi.mocked(activate).mockResolvedValueOnce(true);
  await speakProfileLanguage(storage, 'ET');
  expect(noted()).toEqual(['et', true, 'ET']);
  expect(activate).toHaveBeenLastCalledWith('et');
});

it('goes on in its language where the console has not that of the profile', async () => {
  const { storage } = openPage();
  vi.mocked(activate).mockClear();
  storage.language.set('en');
  await speakProfileLanguage(storage, 'fr');
  expect([storage.language.get(), storage.profileLanguage.get()]).toEqual(['en', 'fr']);
  expect(activate).not.toHaveBeenCalled();
});
