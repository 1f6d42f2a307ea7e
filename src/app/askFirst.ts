import type { FirstListRequest } from '#src/app/firstListRequest.ts';
import { inlineScript } from '#src/app/inlineScript.ts';
import type { PageBrand } from '#src/brand/page.ts';
import type { FirstList } from '#src/platform/firstList.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { FIRST_PICTURES, firstPicture } from '#src/ui/firstPictures.ts';

/** What the script of a site knows; the rest is in the `data-list` attribute of its element, a `FirstListRequest`. */
interface AskOptions {
  baseUrl: string;
  merchantCode: string;
  pictureOrigins: readonly string[];
  /** The custom properties that hold the first pictures. */
  places: readonly string[];
  tokenKey: string;
}

/**
 * Runs in the head, as text: it must name nothing outside itself. Requests the list that the screen shows first while the app still loads,
 * and shows its first pictures in their placeholders (`withFirstPicture`); the app's scripts wait for the first of them (`boot`). A
 * logged-in player's list differs, so it is left to the app.
 */
function ask({ baseUrl, merchantCode, pictureOrigins, places, tokenKey }: AskOptions): void {
  const asked: FirstListRequest = JSON.parse(document.currentScript?.dataset.list ?? '');
  const { list, entries, picture, unless } = asked;
  try {
    if (sessionStorage.getItem(tokenKey)) return;
  } catch {
    // Without storage there is no session either.
  }
  const query = new URLSearchParams(location.search);
  if (unless.some((name) => query.has(name))) return;
  const url = new URL(list, new URL(baseUrl, location.href)).href;
  const answer = fetch(url, { headers: { 'Merchant-Code': merchantCode } });
  const origin = pictureOrigins[Math.floor(Math.random() * pictureOrigins.length)] ?? baseUrl;
  const first: FirstList = { url, answer, pictureOrigin: origin };
  globalThis.liveryFirstList = first;
  first.shown = answer
    .then((response) => response.clone().json())
    .then(({ value }: { value: Record<string, Record<string, string>[]> }) => {
      const addresses = (value[entries] ?? []).slice(0, places.length).map((entry) => {
        const image = entry[picture] ?? '';
        const whole = /^(https?:)?\/\//.test(image);
        const path = whole ? image : `${origin.replace(/\/$/, '')}/${image.replace(/^\//, '')}`;
        return new URL(path, location.href).href;
      });
      for (const [at, address] of addresses.entries()) {
        document.documentElement.style.setProperty(places[at] ?? '', `url("${address}")`);
      }
      return Object.assign(new Image(), { src: addresses[0] ?? '' }).decode();
    })
    // The app reports the failure itself.
    .catch(() => {});
}

/**
 * The source of the inline script for documents whose screens start with a platform list (`ModuleRow.firstList`): the same in all of them,
 * so that the content security policy has one hash for it.
 */
export const askFirstScript = ({
  merchantCode,
  platform,
}: Pick<PageBrand, 'merchantCode' | 'platform'>): string =>
  inlineScript(ask, {
    baseUrl: platform.baseUrl,
    merchantCode,
    pictureOrigins: platform.imageCDNs,
    places: Array.from({ length: FIRST_PICTURES }, (_, place) => firstPicture(place)),
    tokenKey: TOKEN_KEY,
  });
