import type { IdentityAccount, IdentityMail } from '../state/identity.js';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5d7dd, #3a3d45); --soft: light-dark(#5b606b, #a3a8b3); }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#f4f5f7, #16181c); color: light-dark(#1b1e24, #eceef2); }
main { max-width: 440px; margin: 8vh auto; padding: 32px; background: light-dark(#fff, #202329); border: 1px solid var(--line); border-radius: 12px; }
main.wide { max-width: 720px; margin-block: 32px; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; } h2 { margin: 32px 0 8px; font-size: 16px; }
p { margin: 0 0 16px; } .soft { color: var(--soft); } .error { color: light-dark(#b3261e, #ff8a80); }
form { display: grid; gap: 16px; margin: 16px 0; } label { display: grid; gap: 4px; font-size: 13px; }
input { font: inherit; padding: 8px 10px; border: 1px solid light-dark(#868b96, #7d828e); border-radius: 6px; background: transparent; color: inherit; }
button { font: inherit; padding: 9px 16px; border-radius: 6px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; text-align: start; }
button.main { background: #1a56c4; border-color: #1a56c4; color: #fff; text-align: center; }
a { color: light-dark(#1a56c4, #8ab4ff); } ul { padding: 0; margin: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid var(--line); } code { font-size: 13px; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; } td { padding: 8px 8px 8px 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
@media (max-width: 520px) { main, main.wide { margin: 0; border: 0; border-radius: 0; padding: 24px 16px; } }
`;

/** Text as HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A whole page; `body` is HTML. */
export const page = (title: string, body: string, wide = false): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main${wide ? ' class="wide"' : ''}><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const errorLine = (error: string | undefined): string =>
  error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : '';

interface LoginPage {
  signup: boolean;
  username: string;
  error?: string | undefined;
}

/** The provider's own page with user name and password, as the redirect sign-in shows it. */
export const loginPage = ({ signup, username, error }: LoginPage): string =>
  page(
    signup ? 'Sign up' : 'Log in',
    `<p class="soft">The page of the test identity provider.</p>${errorLine(error)}
<form method="post"><input type="hidden" name="action" value="${signup ? 'signup' : 'login'}">
<label>Email <input name="username" type="email" autocomplete="username" value="${escapeHtml(username)}" required></label>
<label>Password <input name="password" type="password" autocomplete="${signup ? 'new' : 'current'}-password" required></label>
<button class="main">${signup ? 'Sign up' : 'Log in'}</button></form>
<form method="post"><button name="action" value="cancel">Cancel</button><button name="action" value="fail">Fail with a server error</button></form>`,
  );

/** A stand-in for the account chooser of a social provider. */
export const socialPage = (name: string, accounts: readonly string[]): string =>
  page(
    `Continue with ${name}`,
    `<p class="soft">A stand-in for ${escapeHtml(name)}: choose who you are.</p><form method="post">
${accounts.map((email) => `<button name="as" value="${escapeHtml(email)}">${escapeHtml(email)}</button>`).join('')}
<button name="action" value="cancel">Cancel</button><button name="action" value="fail">Fail with a server error</button></form>`,
  );

/** Where a link of a reset mail leads. */
export const resetPage = (email: string, error?: string): string =>
  page(
    'Change password',
    `<p class="soft">For ${escapeHtml(email)}</p>${errorLine(error)}<form method="post">
<label>New password <input name="password" type="password" autocomplete="new-password" required></label>
<button class="main">Change password</button></form>`,
  );

const mailItem = ({ kind, to, ticket, used, sent_at }: IdentityMail): string => {
  const [subject, link, path] =
    kind === 'verification'
      ? ['Verify your email', 'Verify email', '/verify']
      : ['Reset your password', 'Change password', '/reset'];
  const sent = new Date(sent_at).toISOString().slice(0, 16).replace('T', ' ');
  return `<li><strong>${subject}</strong><br><span class="soft">To ${escapeHtml(to)}, ${sent} UTC${used ? ', link used' : ''}</span><br>
<a href="${path}?ticket=${ticket}">${link}</a></li>`;
};

interface Overview {
  accounts: readonly IdentityAccount[];
  mails: readonly IdentityMail[];
  password: string;
}

/** What would have been sent by mail, who has an account, and what can be tried. */
export const overviewPage = ({ accounts, mails, password }: Overview): string =>
  page(
    'Test identity provider',
    `<p class="soft">It signs in to the sandbox only. No mail leaves this machine.</p>
<h2>Mails sent</h2>${mails.length === 0 ? '<p class="soft">None yet.</p>' : `<ul>${mails.toReversed().map(mailItem).join('')}</ul>`}
<h2>Accounts</h2><p class="soft">The password of those that were there from the beginning is <code>${password}</code>.</p>
<table>${accounts.map(({ email, email_verified, password: own }) => `<tr><td>${escapeHtml(email)}</td><td>${own === null ? 'social' : email_verified ? 'verified' : 'not verified'}</td></tr>`).join('')}</table>
<h2>To try</h2><table>
<tr><td>Wrong email or password</td><td>any other password</td></tr>
<tr><td>Too many requests</td><td>log in as <code>flood@example.com</code></td></tr>
<tr><td>Email not verified</td><td>sign up, and log in before the link is followed</td></tr>
<tr><td>Email domain is prohibited</td><td>sign up with <code>…@blocked.example</code></td></tr>
<tr><td>The account may already exist</td><td>sign up with an address from above</td></tr>
<tr><td>Password is too weak</td><td>sign up with fewer than 8 characters</td></tr>
<tr><td>An error with a code alone</td><td>sign up as <code>broken@example.com</code></td></tr>
<tr><td>An answer that is none</td><td>sign up as <code>down@example.com</code></td></tr>
<tr><td>Email verified at once</td><td>sign up with <code>…@verified.example</code></td></tr>
</table>`,
    true,
  );
