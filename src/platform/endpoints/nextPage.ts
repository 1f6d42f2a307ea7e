/** The number of the next page, for an infinite query over pages numbered from 1; undefined after the last. */
export const nextPage = (
  { totalPages }: { totalPages: number },
  _pages: unknown,
  page: number,
): number | undefined => (page < totalPages ? page + 1 : undefined);
