import type { AnyHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const worker = setupWorker();

/** The paths that the platform answers; a story that calls one says what it answers. */
const PLATFORM = /^\/(wps|lgw|lotto|art|ws)\//;

let started: Promise<unknown> | undefined;

/** Answers HTTP with a story's own handlers (`parameters.msw`). A call to the platform that none answers is an error. */
export async function answerWith(handlers: readonly AnyHandler[]): Promise<void> {
  started ??= worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (PLATFORM.test(new URL(request.url).pathname)) print.error();
    },
  });
  await started;
  worker.resetHandlers(...handlers);
  // A story that is played again finds what answers once unused.
  worker.restoreHandlers();
}
