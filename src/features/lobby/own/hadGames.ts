/** A list of the player's games in the lobby. */
export type OwnList = 'recent' | 'favourites';

const keyOf = (list: OwnList) => `livery.own.${list}`;

/** Whether the last known list in this session had games, so that skeletons keep their places. */
export function hadGames(list: OwnList): boolean {
  try {
    return sessionStorage.getItem(keyOf(list)) !== null;
  } catch {
    return false;
  }
}

/** Saves whether a list has games, for the session of the tab (S4.2). */
export function keepHadGames(list: OwnList, has: boolean): void {
  try {
    if (has) sessionStorage.setItem(keyOf(list), '1');
    else sessionStorage.removeItem(keyOf(list));
  } catch {
    // Storage is full, or disabled by the player.
  }
}
