import type { GameClassify } from '#src/platform/contract.generated.ts';

/** A game before it has a vendor: its names, its class and what its picture shows. */
export interface NamedGame {
  name: string;
  nameBn: string;
  classify: GameClassify;
  emblem: string;
}

const row = (name: string, nameBn: string, classify: GameClassify, emblem: string): NamedGame => ({
  name,
  nameBn,
  classify,
  emblem,
});

export const LIVE = [
  row('Baccarat', 'বাকারা', 'Baccarat', 'cards'),
  row('High Card', 'হাই কার্ড', 'Cards', 'cards'),
  row('Blackjack', 'ব্ল্যাকজ্যাক', 'Blackjack', 'hand'),
  row('Dragon and Tiger', 'ড্রাগন ও টাইগার', 'DragonTiger', 'duel'),
  row('Andar Bahar', 'আন্দর বাহার', 'Cards', 'duel'),
  row('Teen Patti', 'তিন পাত্তি', 'Cards', 'hand'),
  row('Left or Right', 'বাম না ডান', 'Show', 'duel'),
  row('Two Cards', 'দুই তাস', 'Show', 'cards'),
];

export const PVP = [
  row('Call Bridge', 'কল ব্রিজ', 'Cards', 'hand'),
  row('Carrom', 'ক্যারম', 'Board', 'carrom'),
  row('Rummy', 'রামি', 'Cards', 'cards'),
  row('Ludo', 'লুডু', 'Board', 'ludo'),
  row('Twenty-Nine', 'টোয়েন্টি নাইন', 'Cards', 'duel'),
  row('Mahjong', 'মাহজং', 'Mahjong', 'tiles'),
  row('Teen Patti', 'তিন পাত্তি', 'Cards', 'hand'),
  row('Draughts', 'ড্রাফটস', 'Board', 'draughts'),
  row('Hazari', 'হাজারি', 'Cards', 'cards'),
  row('Dominoes', 'ডমিনো', 'Board', 'dominoes'),
];

export const DRAWS = [
  row('Five of Eleven', 'এগারোতে পাঁচ', '11X5', 'balls'),
  row('Five Figures', 'পাঁচ অঙ্ক', 'LF', 'globe'),
  row('Six Numbers', 'ছয় সংখ্যা', 'LHC', 'balls'),
  row('Ten Boats', 'দশ নৌকা', 'PK10', 'boats'),
  row('Quick Digits', 'কুইক ডিজিট', 'SSC', 'globe'),
];

/** The entries of sports vendors; further vendors have one entry per sport. */
export const SPORTS_ENTRIES: Readonly<Record<string, NamedGame>> = {
  IBC: row('Sportsbook', 'স্পোর্টসবুক', 'Sportsbook', 'football'),
  SBT: row('All Sports', 'সব খেলা', 'Sportsbook', 'tennis'),
  IMES: row('Esports Arena', 'ই-স্পোর্টস অ্যারেনা', 'Esports', 'pad'),
  VRING: row('Cockfight', 'মোরগ লড়াই', 'Cockfight', 'cockerel'),
};

export const SPORTS = [
  row('Cricket', 'ক্রিকেট', 'Sportsbook', 'cricket'),
  row('Football', 'ফুটবল', 'Sportsbook', 'football'),
  row('Tennis', 'টেনিস', 'Sportsbook', 'tennis'),
];

export const RNG_TABLES = [
  row('European Roulette', 'ইউরোপীয় রুলেট', 'Table', 'wheel'),
  row('Blackjack', 'ব্ল্যাকজ্যাক', 'Table', 'hand'),
  row('Three Card Table', 'তিন তাসের টেবিল', 'Table', 'cards'),
  row('Dice Table', 'পাশার টেবিল', 'Table', 'dice'),
  row('Baccarat', 'বাকারা', 'Table', 'duel'),
];

export const ARCADE = [
  row('Pegboard', 'পেগবোর্ড', 'Arcade', 'pegs'),
  row('Minefield', 'মাইনফিল্ড', 'Arcade', 'mines'),
  row('Keno', 'কেনো', 'Arcade', 'balls'),
  row('Dice Climb', 'ডাইস ক্লাইম্ব', 'Arcade', 'dice'),
  row('Marble Run', 'মার্বেল রান', 'Arcade', 'pegs'),
  row('Scratch Card', 'স্ক্র্যাচ কার্ড', 'Arcade', 'mines'),
];
