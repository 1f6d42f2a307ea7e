/**
 * Leads to the address that another one has moved to. Browsers ask again each time unless a rule says otherwise: by themselves they would
 * remember a move for ever, and the next build may have a page there.
 * @param ruled the headers that the site's rules give the old address
 */
export function answerMoved(
  location: string,
  status: number,
  ruled: readonly (readonly [string, string])[],
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-cache' });
  for (const [name, value] of ruled) headers.set(name, value);
  headers.set('Location', location);
  return new Response(null, { status, headers });
}
