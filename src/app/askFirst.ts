import { inlineScript } from '#src/app/inlineScript.ts';
import type { PageBrand } from '#src/brand/page.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';
import { FIRST_PICTURES, type FirstList } from '#src/platform/firstList.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';

/** What the script of one document knows. */
interface AskOptions {
  /** The address of the list. */
  list: string;
  baseUrl: string;
  merchantCode: string;
  pictureOrigins: readonly string[];
  /** How many pictures are shown. */
  pictures: number;
  tokenKey: string;
}

/**
 * Runs in the head, as text: it must name nothing outside itself. Asks the platform for the list that the screen shows
 * first while the app is still on its way, and shows its first pictures in the places that are kept for them
 * (`firstFrame` of `RewardPicture.css.ts`); the app's scripts wait for the first of them (`boot`). A player's list is another, and is left to the app.
 */
function ask({
  list,
  baseUrl,
  merchantCode,
  pictureOrigins,
  pictures,
  tokenKey,
}: AskOptions): void {
  try {
    if (sessionStorage.getItem(tokenKey)) return;
  } catch {
    // Without storage there is no session either.
  }
  const url = new URL(list, new URL(baseUrl, location.href)).href;
  const answer = fetch(url, { headers: { 'Merchant-Code': merchantCode } });
  const origin = pictureOrigins[Math.floor(Math.random() * pictureOrigins.length)] ?? baseUrl;
  const first: FirstList = { url, answer, pictureOrigin: origin };
  globalThis.liveryFirstList = first;
  first.shown = answer
    .then((response) => response.clone().json())
    .then(({ value }: { value: { list: { image: string }[] } }) => {
      const addresses = value.list.slice(0, pictures).map(({ image }) => {
        const whole = /^(https?:)?\/\//.test(image);
        const path = whole ? image : `${origin.replace(/\/$/, '')}/${image.replace(/^\//, '')}`;
        return new URL(path, location.href).href;
      });
      for (const [place, address] of addresses.entries()) {
        document.documentElement.style.setProperty(
          `--livery-picture-${place}`,
          `url("${address}")`,
        );
      }
      return Object.assign(new Image(), { src: addresses[0] ?? '' }).decode();
    })
    // The app finds out what is wrong, and says so.
    .catch(() => {});
}

/** The source of the inline script of a document whose screen begins with a list of the platform (`ModuleRow.firstList`). */
export const askFirstScript = (
  { merchantCode, platform }: Pick<PageBrand, 'merchantCode' | 'platform'>,
  language: string,
  path: string,
): string =>
  inlineScript(ask, {
    list: `${path}?${new URLSearchParams({ language: contentLanguage(language), pageNo: '1' })}`,
    baseUrl: platform.baseUrl,
    merchantCode,
    pictureOrigins: platform.imageCDNs,
    pictures: FIRST_PICTURES,
    tokenKey: TOKEN_KEY,
  });
