import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';

/** Which page of the announcements the address asks for, and which of them is open. */
export interface AnnouncementView {
  page: number;
  id: number | undefined;
}

const WHOLE = /^[1-9]\d{0,4}$/;
const ID = /^[1-9]\d{0,14}$/;

/** What an address asks for; what it does not know is the first page, and nothing open. */
export function announcementViewOf(query: URLSearchParams): AnnouncementView {
  const [page, id] = [query.get('page') ?? '', query.get('id') ?? ''];
  return { page: WHOLE.test(page) ? Number(page) : 1, id: ID.test(id) ? Number(id) : undefined };
}

/** The address of a view. */
export const announcementPath = ({ page, id }: AnnouncementView): string =>
  addressOf(AGENT_PATHS.announcements, {
    page: page === 1 ? undefined : String(page),
    id: id === undefined ? undefined : String(id),
  });
