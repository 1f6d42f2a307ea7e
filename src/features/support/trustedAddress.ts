/**
 * The address of a live chat, where it may be opened (S7.30): at the origin of the platform or of the site itself. None for
 * any other.
 * @param chatUrl as the platform gave it, absolute or a path of its own
 * @param baseUrl where the platform is, absolute or relative to the page
 * @param page the address of the page
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
