const isGoogles = (name: string): boolean => /^_ga(_|$)/.test(name);

/** The domains that a host's cookie can belong to: its own, and each parent. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, place) => parts.slice(place).join('.'));
}

/** The assignments to `document.cookie`, one after the other, that delete Google’s cookies from a host's. */
export function deletions(cookies: string, host: string): string[] {
  const names = cookies.split('; ').map((each) => each.split('=', 1)[0] ?? '');
  return names
    .filter(isGoogles)
    .flatMap((name) =>
      ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)].map(
        (domain) => `${name}=; path=/; max-age=0${domain}`,
      ),
    );
}

/** Deletes the cookies that the Google tag has set. */
export function deleteGtagCookies(): void {
  for (const deletion of deletions(document.cookie, location.hostname)) document.cookie = deletion;
}
