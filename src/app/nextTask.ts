/**
 * Runs work in a task of its own, before which the browser can paint and answer to touch. Other than a timer, it also runs at once in
 * a tab in the background.
 */
export function nextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(undefined);
}
