import type { GameType } from '#src/platform/contract.generated.ts';

/** A seeded vendor: its names, and its number of games of each type. */
export interface VendorSeed {
  code: string;
  name: string;
  nameBn: string;
  /** False if its card leads into its own lobby (S4.12). */
  listed: boolean;
  games: Partial<Record<GameType, number>>;
}

type Games = VendorSeed['games'];
const listed = (code: string, name: string, nameBn: string, games: Games): VendorSeed => ({
  code,
  name,
  nameBn,
  listed: true,
  games,
});
const lobby = (code: string, name: string, nameBn: string, type: GameType): VendorSeed => ({
  code,
  name,
  nameBn,
  listed: false,
  games: { [type]: 1 },
});

/** All vendors: the provider codes of S3.18, those of S4.12 and S4.15, and studios that exist only here. */
export const VENDORS: readonly VendorSeed[] = [
  listed('AG', 'AG', 'এজি', { LIVE: 26, RNG: 244, FISH: 6 }),
  listed('BBIN', 'BBIN', 'বিবিআইএন', { LIVE: 18, RNG: 312, FISH: 7 }),
  listed('CQ9', 'CQ9', 'CQ9', { RNG: 568, FISH: 12 }),
  listed('PT', 'PT', 'পিটি', { RNG: 386, LIVE: 14 }),
  listed('MG', 'MG', 'এমজি', { RNG: 552, LIVE: 16 }),
  listed('UG', 'UG', 'ইউজি', { SPORTS: 3, RNG: 128 }),
  listed('KX', 'KX', 'কেএক্স', { PVP: 22, RNG: 146 }),
  listed('KY', 'KY', 'কেওয়াই', { PVP: 26, RNG: 118 }),
  lobby('IBC', 'IBC', 'আইবিসি', 'SPORTS'),
  lobby('SBT', 'SBT', 'এসবিটি', 'SPORTS'),
  lobby('IMES', 'IMES', 'আইএমইএস', 'SPORTS'),
  lobby('VRING', 'Village Ring', 'ভিলেজ রিং', 'SPORTS'),
  listed('LOTT', 'Draw House', 'ড্র হাউস', { LOTT: 24, ELOTT: 10 }),
  listed('TCG_SEA', 'Southern Draws', 'সাউদার্ন ড্রজ', { LOTT: 14 }),
  listed('TCG_LOTTO_VN', 'River Draws', 'রিভার ড্রজ', { ELOTT: 22 }),
  listed('BANYAN', 'Banyan Works', 'বটতলা ওয়ার্কস', { RNG: 674, FISH: 4 }),
  listed('COPPER', 'Copper Reel', 'কপার রিল', { RNG: 638 }),
  listed('SALT', 'Saltmarsh', 'সল্টমার্শ', { RNG: 502, FISH: 9 }),
  listed('NIGHTF', 'Night Ferry', 'নাইট ফেরি', { RNG: 466 }),
  listed('KANTHA', 'Kantha Studio', 'কাঁথা স্টুডিও', { RNG: 528, PVP: 8 }),
  listed('BRICK', 'Brickfield', 'ব্রিকফিল্ড', { RNG: 444 }),
  listed('HERON', 'Tall Heron', 'টল হেরন', { RNG: 598, LIVE: 12 }),
  listed('MOSS', 'Moss & Iron', 'মস অ্যান্ড আয়রন', { RNG: 422 }),
  listed('PADDY', 'Paddyfield', 'ধানক্ষেত', { RNG: 288, FISH: 5 }),
  listed('LANTERN', 'Lantern Row', 'ল্যান্টার্ন রো', { RNG: 516, LIVE: 20 }),
  listed('ZINC', 'Zinc Parrot', 'জিংক প্যারট', { RNG: 452 }),
  listed('TIDE', 'Tide Table', 'টাইড টেবিল', { RNG: 236, FISH: 10 }),
  listed('JUTE', 'Open Jute', 'ওপেন জুট', { RNG: 408 }),
  listed('GLASSM', 'Glass Mango', 'গ্লাস ম্যাঙ্গো', { RNG: 564 }),
  listed('RICK9', 'Rickshaw Nine', 'রিকশা নাইন', { RNG: 494, PVP: 10 }),
  listed('SUNDARI', 'Sundari', 'সুন্দরী', { RNG: 276, FISH: 8 }),
  listed('LOOM', 'Amber Loom', 'অ্যাম্বার লুম', { RNG: 432 }),
  listed('PEPPER', 'Pepper Street', 'পেপার স্ট্রিট', { RNG: 258 }),
  listed('OAR', 'Cloud Oar', 'ক্লাউড ওর', { RNG: 214 }),
  listed('DRUM', 'Winter Drum', 'উইন্টার ড্রাম', { RNG: 476 }),
  listed('SPARROW', 'Sparrow Hall', 'স্প্যারো হল', { LIVE: 24, PVP: 12 }),
  listed('GREENB', 'Green Baize', 'গ্রিন বেইজ', { LIVE: 18, PVP: 14 }),
];
