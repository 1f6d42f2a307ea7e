import type { PageBrand } from '#src/brand/page.ts';
import type { LaunchMode } from '#src/platform/endpoints/games/launchPath.ts';
import type { VendorLobby } from '#src/platform/endpoints/play/launch.ts';

/** The target in the host page's URL: a game, or a vendor's lobby (S2.8, S4.12). */
export type LaunchTarget = { mode: LaunchMode; vassalage: string } & (
  | { kind: 'game'; gameCode: string }
  | ({ kind: 'lobby' } & VendorLobby)
);

const TYPES: readonly string[] = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'];

const isGameType = (text: string): text is VendorLobby['gameType'] => TYPES.includes(text);

/** The launch target of a URL query; undefined if it names nothing that could be launched. */
export function launchTarget(query: URLSearchParams): LaunchTarget | undefined {
  const given = (name: string) => query.get(name) ?? '';
  const [vassalage, gameCode, gameType] = [
    given('vassalage'),
    given('gameCode'),
    given('gameType'),
  ];
  const mode = query.get('mode') === 'demo' ? 'demo' : 'real';
  if (gameCode !== '') return { kind: 'game', mode, vassalage, gameCode };
  if (vassalage === '' || !isGameType(gameType)) return undefined;
  return { kind: 'lobby', mode, vassalage, gameType };
}

/** Whether a brand leaves a target out, by its vendor or the code of the game. */
export const isLeftOut = (
  target: LaunchTarget,
  { vendors, games }: PageBrand['gamesLeftOut'],
): boolean =>
  vendors.includes(target.vassalage) || (target.kind === 'game' && games.includes(target.gameCode));
