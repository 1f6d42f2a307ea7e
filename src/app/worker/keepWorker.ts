import { savesData } from '#src/ui/dataSaver/dataSaver.ts';

/**
 * Registers the service worker of a site once the first view has loaded and the browser is idle, unless data is to be saved.
 * Without a worker the site goes on as it is.
 * @param address the worker's, as the build wrote it; none under development
 */
export function keepWorker(address: string | undefined): void {
  if (address === undefined || !('serviceWorker' in navigator)) return;
  const register = () => {
    if (!savesData()) navigator.serviceWorker.register(address).catch(() => {});
  };
  // Safari has no idle callback.
  const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
