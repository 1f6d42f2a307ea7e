import type { Decorator } from '@storybook/react-vite';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';

/** What a record of the team has around it. */
export const aroundRecords: Decorator[] = [inSiteMenu(), inToasts];

/** The rows of a call: two a page, or all of them in a file. */
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
