import type { Decorator } from '@storybook/react-vite';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';

/** The decorators around a team record. */
export const aroundRecords: Decorator[] = [inToasts];

/** The rows of a response: two per page, or all of them for a file. */
export function pageOf<Row>(found: readonly Row[], searchParams: URLSearchParams) {
  const asked = Number(searchParams.get('pageSize'));
  const size = asked === 20 ? 2 : asked;
  const from = size * (Number(searchParams.get('pageNo') ?? 1) - 1);
  return {
    rows: found.slice(from, from + size),
    totalPages: Math.ceil(found.length / size),
    total: found.length,
  };
}
