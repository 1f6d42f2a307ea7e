import { releases, siteFiles, writeBrand, writeSite } from './releases.fixture.ts';
import { readState } from './store/hosts.ts';

/** The brands of the tests. */
export const BRANDS = ['bora', 'harmattan', 'mistral', 'sirocco', 'zephyr'];

export type Releases = ReturnType<typeof releases>;

/** The brands, published once with each text. */
export async function published(...texts: string[]): Promise<Releases> {
  const made = releases();
  for (const text of texts) {
    for (const brand of BRANDS) made.build(brand, text);
    await made.release('publish', '--all');
  }
  return made;
}

/** A brand with a second market, both published twice. */
export async function publishedMarkets(): Promise<Releases> {
  const made = releases();
  for (const text of ['one', 'two']) {
    made.build('zephyr', text);
    writeBrand(made.brandsDir, 'zephyr', 'np');
    writeSite(made.outDir, 'zephyr.np', siteFiles('zephyr.np', text));
    await made.release('publish', '--all');
  }
  return made;
}

/** The live revision of each brand. */
export async function liveOf({ store }: Releases): Promise<Record<string, number>> {
  const { brands } = (await readState(store)).state;
  return Object.fromEntries(Object.entries(brands).map(([id, { revision }]) => [id, revision]));
}

/** The same revision of every brand. */
export const all = (revision: number) =>
  Object.fromEntries(BRANDS.map((brand) => [brand, revision]));
