import { type AnyHandler, HttpResponse, http } from 'msw';
import { type ArtSubject, gameArt } from '#sandbox/kernel/art/gameArt.ts';
import { palette } from '#sandbox/kernel/art/palette.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { menus as fewMenus } from '#src/platform/endpoints/games/games.fixture.ts';

/** The emblem of each game of the sheet, with its names. */
const GAMES: readonly { emblem: string; name: string; nameBn: string }[] = [
  { emblem: 'drum', name: 'Monsoon Drums', nameBn: 'বর্ষার ঢাক' },
  { emblem: 'lantern', name: 'Lantern Row', nameBn: 'লণ্ঠনের সারি' },
  { emblem: 'tiger', name: 'Delta Tiger', nameBn: 'বদ্বীপের বাঘ' },
  { emblem: 'kite', name: 'Kite Season', nameBn: 'ঘুড়ির মৌসুম' },
  { emblem: 'ship', name: 'Night Ferry', nameBn: 'রাতের ফেরি' },
  { emblem: 'crown', name: 'River Kings', nameBn: 'নদীর রাজা' },
  { emblem: 'flower', name: 'Water Lily', nameBn: 'শাপলা' },
  { emblem: 'moon', name: 'Moon Over Hills', nameBn: 'পাহাড়ে চাঁদ' },
  { emblem: 'fish', name: 'Silver Hilsa', nameBn: 'রুপালি ইলিশ' },
  { emblem: 'gem', name: 'Cut Glass', nameBn: 'কাটা কাচ' },
  { emblem: 'bird', name: 'Kingfisher', nameBn: 'মাছরাঙা' },
  { emblem: 'cup', name: 'Tea Garden', nameBn: 'চা-বাগান' },
];

const VENDORS = [
  'Banyan Works',
  'Tall Heron',
  'Lantern Row',
  'Padma Play',
  'Copper & Kite',
  'Ferryman',
  'Blue Mango',
  'Sixth Oar',
  'Teak House',
  'Paper Tiger',
  'Salt March',
  'Northern Bell',
];

/** The menu of the sheet: slots by vendors that are not in any market. */
export const menus: typeof fewMenus = fewMenus.slice(0, 1).map((category) => ({
  ...category,
  cards: category.cards.map((card, at) => ({ ...card, displayName: VENDORS[at] ?? '' })),
}));

const codeOf = (at: number): string => `S-${String(at + 1).padStart(4, '0')}`;

const subject = (at: number): ArtSubject => ({
  code: codeOf(at),
  type: 'RNG',
  classify: 'Slots',
  emblem: GAMES[at]?.emblem ?? 'gem',
});

const gamesIn = (language: string): Game[] =>
  GAMES.map(({ emblem, name, nameBn }, at): Game => {
    const [card, shown] = [menus[0]?.cards[at], language === 'bn' ? nameBn : name];
    return {
      nodeId: at + 1,
      gameName: shown,
      displayName: shown,
      vassalage: card?.vassalage ?? 'V1',
      vendorName: card?.displayName ?? 'Vendor 1',
      gameCode: codeOf(at),
      isGame: true,
      gameType: 'RNG',
      gameClassify: 'Slots',
      iconUrl: `/art/${codeOf(at)}.svg?v=1`,
      lagerIcon: `/art/${codeOf(at)}.svg?v=1&shape=wide`,
      placeholder: palette(codeOf(at), emblem).placeholder,
      hot: false,
      new: false,
      demo: true,
    };
  });

const art = http.get('/art/:file', ({ params }) => {
  const at = Number(/(\d+)\.svg$/.exec(String(params.file))?.[1] ?? 1) - 1;
  return HttpResponse.text(gameArt(subject(at), 'card'), {
    headers: { 'content-type': 'image/svg+xml' },
  });
});

/** A platform with a shelf of twelve games and their pictures, for the lobby of the sheet. */
export const lobbyShelf: AnyHandler[] = [
  answers('getGameMenus', () => menus),
  answers('getGameList', (url) => {
    const games = gamesIn(url.searchParams.get('language') ?? 'en');
    return { games, totalPages: 1, total: games.length };
  }),
  art,
];
