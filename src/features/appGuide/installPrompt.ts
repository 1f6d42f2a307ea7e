/** Chromium's event with its offer to install the site; it is in no standard and in no type library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Whether this browser offers to install the site, and whether it has been installed since the page was opened. */
export type InstallState = 'none' | 'offered' | 'installed';

let offer: InstallPromptEvent | undefined;
let state: InstallState = 'none';
const listeners = new Set<() => void>();

function become(next: InstallState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Keeps the browser's install offer for the app guide, where the visitor can accept it. The browser makes it once, soon after the page
 * loads, so call this at startup.
 */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    offer = event;
    become('offered');
  });
  addEventListener('appinstalled', () => {
    offer = undefined;
    become('installed');
  });
}

/** Shows the browser's install prompt, which can be shown once. Returns whether the visitor agreed. */
export async function askToInstall(): Promise<boolean> {
  const asked = offer;
  if (!asked) return false;
  offer = undefined;
  const { outcome } = await asked.prompt();
  if (outcome === 'dismissed') become('none');
  return outcome === 'accepted';
}

/** For `useSyncExternalStore`. */
export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current install state. */
export const installState = (): InstallState => state;
