import { type AnyHandler, getResponse, http, RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';

const worker = setupWorker();

/** The paths that the platform answers; a story that calls one says what it answers. */
const PLATFORM = /^\/(wps|lgw|lotto|art|ws)\//;

/** The story that is shown by itself; a call that an ended story still sends is not its concern. */
let shownStory = '';

worker.events.on('request:unhandled', ({ request }) => {
  const { pathname } = new URL(request.url);
  const story = request.headers.get('Merchant-Code') ?? shownStory;
  if (PLATFORM.test(pathname) && story === shownStory)
    console.error(`The story does not answer ${request.method} ${pathname}.`);
});

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>';

/** The calls that the frame of a page makes whatever the page shows, or that come after it was left; a story's own answers come first. */
const OF_EVERY_PAGE: readonly AnyHandler[] = [
  ...[answers('getMemberInfo'), answers('getProtection'), answers('getWhitelabel')],
  answers('leaveGame'),
  http.get('/art/*', () => new Response(PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } })),
];

let started: Promise<unknown> | undefined;

function start(): Promise<unknown> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

/** Answers HTTP with a story's own handlers (`parameters.msw`). A call to the platform that none answers is an error. */
export async function answerWith(story: string, handlers: readonly AnyHandler[]): Promise<void> {
  await start();
  shownStory = story;
  worker.resetHandlers(...handlers, ...OF_EVERY_PAGE);
  // A story that is played again finds what answers once unused.
  worker.restoreHandlers();
}

const isRequestHandler = (handler: AnyHandler): handler is RequestHandler =>
  handler instanceof RequestHandler;

/** The handlers of the stories on a docs page, by their ids. */
const onPage = new Map<string, RequestHandler[]>();
let shownPage = '';

/** Each call names its story as the merchant. Pictures name none; every story of the page may answer those. */
const answersOfItsStory = http.all('*', ({ request }) => {
  const story = request.headers.get('Merchant-Code');
  const own = story === null ? [...onPage.values()].flat() : (onPage.get(story) ?? []);
  return getResponse([...own, ...OF_EVERY_PAGE.filter(isRequestHandler)], request);
});

/**
 * Answers the calls of one story on a docs page, where many are drawn at once, with its own handlers only.
 *
 * @param page the title of the page; the stories of another page are forgotten
 */
export async function answerOnPage(
  page: string,
  story: string,
  handlers: readonly AnyHandler[],
): Promise<void> {
  await start();
  if (page !== shownPage) onPage.clear();
  shownPage = page;
  onPage.set(story, handlers.filter(isRequestHandler));
  worker.resetHandlers(answersOfItsStory);
}
