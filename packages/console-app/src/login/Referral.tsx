import { useEffect } from 'react';
import { LoadingFallback } from '#start/LoadingFallback.js';
import { useServices } from '#shared/services.js';
import { base } from '#shared/session.js';

/** A code like `SAVE50%` is no encoded text: it is kept as it came. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/**
 * The referral share link: keeps its code for the sign-up, which it leads to, and goes on to the start (specification: account and billing,
 * section 2). A customer who opens it is not led to sign up after the next log-out.
 */
export default function Referral() {
  const { environment, session, storage } = useServices();
  useEffect(() => {
    const code = environment.address.pathname.slice(`${base}/referral/`.length).split('/').findLast(Boolean);
    if (code) storage.referralCode.set(decoded(code));
    if (!session.isSignedIn()) storage.signup.set(true);
    environment.replace(`${base}/`);
  }, [environment, session, storage]);
  return <LoadingFallback />;
}
