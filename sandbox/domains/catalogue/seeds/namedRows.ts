import { type Texts, textsOf } from '#sandbox/kernel/text/texts.ts';
import type { GameClassify } from '#src/platform/contract.generated.ts';

/** The names of the catalogue in each language. */
export const TEXTS = 'sandbox/catalogue';

/** A game before it has a vendor: its names, its class and what its picture shows. */
export interface NamedGame {
  names: Texts;
  classify: GameClassify;
  emblem: string;
}

const row = (game: string, classify: GameClassify, emblem: string): NamedGame => ({
  names: textsOf(TEXTS, `games.${game}`),
  classify,
  emblem,
});

export const LIVE = [
  row('baccarat', 'Baccarat', 'cards'),
  row('highCard', 'Cards', 'cards'),
  row('blackjack', 'Blackjack', 'hand'),
  row('dragonAndTiger', 'DragonTiger', 'duel'),
  row('andarBahar', 'Cards', 'duel'),
  row('teenPatti', 'Cards', 'hand'),
  row('leftOrRight', 'Show', 'duel'),
  row('twoCards', 'Show', 'cards'),
];

export const PVP = [
  row('callBridge', 'Cards', 'hand'),
  row('carrom', 'Board', 'carrom'),
  row('rummy', 'Cards', 'cards'),
  row('ludo', 'Board', 'ludo'),
  row('twentyNine', 'Cards', 'duel'),
  row('mahjong', 'Mahjong', 'tiles'),
  row('teenPatti', 'Cards', 'hand'),
  row('draughts', 'Board', 'draughts'),
  row('hazari', 'Cards', 'cards'),
  row('dominoes', 'Board', 'dominoes'),
];

export const DRAWS = [
  row('fiveOfEleven', '11X5', 'balls'),
  row('fiveFigures', 'LF', 'globe'),
  row('sixNumbers', 'LHC', 'balls'),
  row('tenBoats', 'PK10', 'boats'),
  row('quickDigits', 'SSC', 'globe'),
];

/** The entries of sports vendors; further vendors have one entry per sport. */
export const SPORTS_ENTRIES: Readonly<Record<string, NamedGame>> = {
  IBC: row('sportsbook', 'Sportsbook', 'football'),
  SBT: row('allSports', 'Sportsbook', 'tennis'),
  IMES: row('esportsArena', 'Esports', 'pad'),
  VRING: row('cockfight', 'Cockfight', 'cockerel'),
};

export const SPORTS = [
  row('cricket', 'Sportsbook', 'cricket'),
  row('football', 'Sportsbook', 'football'),
  row('tennis', 'Sportsbook', 'tennis'),
];

export const RNG_TABLES = [
  row('europeanRoulette', 'Table', 'wheel'),
  row('blackjack', 'Table', 'hand'),
  row('threeCardTable', 'Table', 'cards'),
  row('diceTable', 'Table', 'dice'),
  row('baccarat', 'Table', 'duel'),
];

export const ARCADE = [
  row('pegboard', 'Arcade', 'pegs'),
  row('minefield', 'Arcade', 'mines'),
  row('keno', 'Arcade', 'balls'),
  row('diceClimb', 'Arcade', 'dice'),
  row('marbleRun', 'Arcade', 'pegs'),
  row('scratchCard', 'Arcade', 'mines'),
];
