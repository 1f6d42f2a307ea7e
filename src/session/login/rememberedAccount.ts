/** The cookie of the remembered account name, never the password. */
const COOKIE = 'livery.account';

/** A day, in seconds (S4.11, S9.2). */
const LIFETIME_S = 86_400;

/** The account name remembered on this device; empty if there is none, or the day is over. */
export function rememberedAccount(): string {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  if (found === undefined) return '';
  try {
    return decodeURIComponent(found.slice(COOKIE.length + 1));
  } catch {
    return '';
  }
}

/** Remembers an account name for a day; an empty one is forgotten at once. */
export function rememberAccount(account: string): void {
  const lifetime = account === '' ? 0 : LIFETIME_S;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers that we serve.
  document.cookie = `${COOKIE}=${encodeURIComponent(account)}; Max-Age=${lifetime}; Path=/; SameSite=Lax${secure}`;
}
