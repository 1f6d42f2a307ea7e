/**
 * Runs work in its own task, before which the browser can paint and handle input. Unlike a timer, it also runs at once in a background tab.
 */
export function nextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(undefined);
}
