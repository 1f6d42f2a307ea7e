import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';

/** The page of announcements and the open announcement in the address. */
export interface AnnouncementView {
  page: number;
  id: number | undefined;
}

const WHOLE = /^[1-9]\d{0,4}$/;
const ID = /^[1-9]\d{0,14}$/;

/** The view that an address asks for; unknown values give the first page with nothing open. */
export function announcementViewOf(query: URLSearchParams): AnnouncementView {
  const [page, id] = [query.get('page') ?? '', query.get('id') ?? ''];
  return { page: WHOLE.test(page) ? Number(page) : 1, id: ID.test(id) ? Number(id) : undefined };
}

/** The address of announcements. */
export const announcementPath = ({ page, id }: AnnouncementView): string =>
  addressOf(AGENT_PATHS.announcements, {
    page: page === 1 ? undefined : String(page),
    id: id === undefined ? undefined : String(id),
  });
