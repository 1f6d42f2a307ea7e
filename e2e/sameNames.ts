import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { DEPOSIT_METHODS } from '#sandbox/domains/wallet/methods.ts';
import { LANGUAGES } from '#scripts/languages/languageFolders.ts';
import { ask } from './playedGame.ts';
import type { Site } from './sites.ts';

/** The most games that the platform lists on a page. */
const PAGE = 100;

/** The names of all games, in the site's default language. */
async function gameNames(site: Site): Promise<string[]> {
  const names: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = new URLSearchParams({
      ...{ pageNo: String(pageNo), pageSize: String(PAGE) },
      language: site.brand.languages.default,
    });
    const { games } = Object(await ask(site, `/wps/relay/GCSGAME_gameList?${query}`));
    names.push(...games.map(({ displayName }: { displayName: string }) => displayName));
    if (games.length < PAGE) return names;
  }
}

/** The names that are the same in every language: of the brand, its players, its games, who pays, and of languages. */
export async function sameNames(site: Site): Promise<string[]> {
  const people = Object.values(PLAYERS).flatMap(({ account, nickname, realName }) => [
    ...[account, nickname, realName],
  ]);
  const paying = Object.values(DEPOSIT_METHODS).flatMap(({ providers }) =>
    providers.map(({ name }) => name),
  );
  return [
    ...paying,
    ...[site.brand.name, site.brand.merchantCode],
    ...LANGUAGES.map(({ name }) => name),
    ...people,
    ...(await gameNames(site)),
  ];
}
