/**
 * The URL of a live chat, if it may be opened (S7.30): on the origin of the platform or of the site. Undefined otherwise.
 * @param chatUrl as received, absolute or a path on the platform
 * @param baseUrl the platform's URL, absolute or relative to the page
 * @param page the URL of the page
 */
export function trustedAddress(chatUrl: string, baseUrl: string, page: string): string | undefined {
  const platform = new URL(baseUrl, page);
  const site = new URL(page);
  try {
    const { origin, href } = new URL(chatUrl, platform);
    return origin === platform.origin || origin === site.origin ? href : undefined;
  } catch {
    return undefined;
  }
}
