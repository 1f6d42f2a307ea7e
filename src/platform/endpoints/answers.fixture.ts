import { type AnyHandler, delay, HttpResponse, http } from 'msw';

/** A call that the platform answers with `value`. */
export const answers = (path: string, value: (url: URL) => unknown): AnyHandler =>
  http.get(path, ({ request }) =>
    HttpResponse.json({
      success: true,
      value: value(new URL(request.url)),
      message: '',
      code: 'ok',
    }),
  );

/** A call that fails the first `times`, and is then answered by the next handler of its path. */
export function fails(path: string, times = Number.POSITIVE_INFINITY): AnyHandler {
  let left = times;
  return http.get(path, () => {
    if (left <= 0) return undefined;
    left -= 1;
    return HttpResponse.json(
      { success: false, value: null, message: '', code: 'unexpected_error' },
      { status: 500 },
    );
  });
}

/** A call that is never answered, to see what a screen shows meanwhile. */
export const neverAnswers = (path: string): AnyHandler =>
  http.get(path, async () => {
    await delay('infinite');
  });
