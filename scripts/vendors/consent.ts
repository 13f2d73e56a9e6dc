import type { VendorStandIn } from '../lib/vendorStandIns.js';

/** Runs in the page, printed as text: asks once for consent to cookies, and keeps the answer in a cookie for half a year. */
function askConsent(): void {
  const texts = {
    en: ['Cookies', 'May we count visits with cookies? The console works the same without.', 'Allow', 'Decline'],
    et: ['Küpsised', 'Kas tohime külastusi küpsistega loendada? Konsool töötab ka ilma.', 'Luba', 'Keeldu'],
  };
  const answered = document.cookie.includes('livery_consent=');
  const page = window as unknown as { dataLayer?: unknown[] };
  const tell = (answer: string): void => {
    (page.dataLayer ??= []).push({ event: 'consent_update', analytics_storage: answer });
  };
  if (answered) {
    tell(document.cookie.includes('livery_consent=granted') ? 'granted' : 'denied');
    return;
  }
  const [title = '', question = '', allow = '', decline = ''] =
    texts[document.documentElement.lang === 'et' ? 'et' : 'en'];
  const box = document.createElement('section');
  box.setAttribute('aria-label', title);
  box.style.cssText =
    'position:fixed;inset-inline-start:16px;inset-block-end:16px;z-index:90000;box-sizing:border-box;inline-size:360px;max-inline-size:calc(100vw - 32px);padding:16px;border:1px solid #8b949e;border-radius:4px;background:#fff;color:#1b1f24;font:13px/20px system-ui;box-shadow:0 8px 24px #0003';
  const text = document.createElement('p');
  text.textContent = question;
  text.style.cssText = 'margin:0 0 12px';
  box.append(text);
  for (const [label, answer] of [
    [allow, 'granted'],
    [decline, 'denied'],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.style.cssText =
      'min-block-size:36px;margin-inline-end:8px;padding-inline:16px;border:1px solid #0b5566;border-radius:4px;background:#fff;color:#0b5566;font:inherit;cursor:pointer';
    button.addEventListener('click', () => {
      document.cookie = `livery_consent=${answer}; path=/; max-age=15552000; SameSite=Lax`;
      tell(answer);
      box.remove();
    });
    box.append(button);
  }
  document.body.append(box);
}

/** A vendor of cookie consent, whose script runs before the page. */
export const consentStandIns: Record<string, VendorStandIn> = {
  'consent.fjord.example': () =>
    new Response(`{ const __name = (one) => one; (${askConsent.toString()})(); }`, {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    }),
};
