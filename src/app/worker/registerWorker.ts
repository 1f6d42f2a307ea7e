import { savesData } from '#src/ui/dataSaver/dataSaver.ts';

/**
 * Registers a site's service worker once the first view has loaded and the browser is idle, unless data is to be saved. Without a worker
 * the site works as it is.
 * @param address the worker's, as written by the build; undefined in development
 */
export function registerWorker(address: string | undefined): void {
  if (address === undefined || !('serviceWorker' in navigator)) return;
  const register = () => {
    if (!savesData()) navigator.serviceWorker.register(address).catch(() => {});
  };
  // Safari has no idle callback.
  const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
