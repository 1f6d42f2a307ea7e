/** A list of the player's own games on the lobby. */
export type OwnList = 'recent' | 'favourites';

const keyOf = (list: OwnList) => `livery.own.${list}`;

/** Whether a list had games when it was last known in this session, so that their places can be kept. */
export function hadGames(list: OwnList): boolean {
  try {
    return sessionStorage.getItem(keyOf(list)) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether a list has games, for as long as the session of the tab lasts (S4.2). */
export function keepHadGames(list: OwnList, has: boolean): void {
  try {
    if (has) sessionStorage.setItem(keyOf(list), '1');
    else sessionStorage.removeItem(keyOf(list));
  } catch {
    // Storage is full, or switched off by the player.
  }
}
