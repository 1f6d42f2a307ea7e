import type { Location } from 'react-router-dom';

/** The history entry's state for the popup that it shows. */
export interface PopupState {
  /** The page beneath; the lobby by default. */
  background?: Location;
  /** Where to go when the popup is done: an address of the site. */
  next?: string;
}

/** Validates the state of the current entry. History outlives the code that wrote it, so none of it is trusted. */
export function popupState(state: unknown): PopupState {
  if (typeof state !== 'object' || state === null) return {};
  const { background, next } = state as Record<string, unknown>;
  return {
    ...(isLocation(background) && { background }),
    ...(typeof next === 'string' && isOwnAddress(next) && { next }),
  };
}

const isLocation = (value: unknown): value is Location => {
  if (typeof value !== 'object' || value === null) return false;
  const { pathname, search, hash } = value as Record<string, unknown>;
  const texts =
    typeof pathname === 'string' && typeof search === 'string' && typeof hash === 'string';
  return texts && isOwnAddress(pathname + search + hash);
};

/** A placeholder site, to resolve addresses against. */
const ANYWHERE = 'https://site.invalid';

/** Whether an address stays within the site, as a browser would read it. */
export function isOwnAddress(address: string): boolean {
  try {
    return address.startsWith('/') && new URL(address, ANYWHERE).origin === ANYWHERE;
  } catch {
    return false;
  }
}

/** The destination after a popup: what the visitor was about to do, or the page beneath. */
export function afterPopup({ next, background }: PopupState): string {
  return next ?? (background ? background.pathname + background.search + background.hash : '/');
}
