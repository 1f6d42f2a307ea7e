import type { GameType } from '#src/platform/contract.generated.ts';

/** A seeded vendor, and its number of games of each type. Its names are in the folders of languages. */
export interface VendorSeed {
  code: string;
  /** False if its card leads into its own lobby (S4.12). */
  listed: boolean;
  games: Partial<Record<GameType, number>>;
}

type Games = VendorSeed['games'];
const listed = (code: string, games: Games): VendorSeed => ({
  code,
  listed: true,
  games,
});
const lobby = (code: string, type: GameType): VendorSeed => ({
  code,
  listed: false,
  games: { [type]: 1 },
});

/** All vendors: the provider codes of S3.18, those of S4.12 and S4.15, and studios that exist only here. */
export const VENDORS: readonly VendorSeed[] = [
  listed('AG', { LIVE: 26, RNG: 244, FISH: 6 }),
  listed('BBIN', { LIVE: 18, RNG: 312, FISH: 7 }),
  listed('CQ9', { RNG: 568, FISH: 12 }),
  listed('PT', { RNG: 386, LIVE: 14 }),
  listed('MG', { RNG: 552, LIVE: 16 }),
  listed('UG', { SPORTS: 3, RNG: 128 }),
  listed('KX', { PVP: 22, RNG: 146 }),
  listed('KY', { PVP: 26, RNG: 118 }),
  lobby('IBC', 'SPORTS'),
  lobby('SBT', 'SPORTS'),
  lobby('IMES', 'SPORTS'),
  lobby('VRING', 'SPORTS'),
  listed('LOTT', { LOTT: 24, ELOTT: 10 }),
  listed('TCG_SEA', { LOTT: 14 }),
  listed('TCG_LOTTO_VN', { ELOTT: 22 }),
  listed('BANYAN', { RNG: 674, FISH: 4 }),
  listed('COPPER', { RNG: 638 }),
  listed('SALT', { RNG: 502, FISH: 9 }),
  listed('NIGHTF', { RNG: 466 }),
  listed('KANTHA', { RNG: 528, PVP: 8 }),
  listed('BRICK', { RNG: 444 }),
  listed('HERON', { RNG: 598, LIVE: 12 }),
  listed('MOSS', { RNG: 422 }),
  listed('PADDY', { RNG: 288, FISH: 5 }),
  listed('LANTERN', { RNG: 516, LIVE: 20 }),
  listed('ZINC', { RNG: 452 }),
  listed('TIDE', { RNG: 236, FISH: 10 }),
  listed('JUTE', { RNG: 408 }),
  listed('GLASSM', { RNG: 564 }),
  listed('RICK9', { RNG: 494, PVP: 10 }),
  listed('SUNDARI', { RNG: 276, FISH: 8 }),
  listed('LOOM', { RNG: 432 }),
  listed('PEPPER', { RNG: 258 }),
  listed('OAR', { RNG: 214 }),
  listed('DRUM', { RNG: 476 }),
  listed('SPARROW', { LIVE: 24, PVP: 12 }),
  listed('GREENB', { LIVE: 18, PVP: 14 }),
];
