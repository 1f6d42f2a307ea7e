/** The root path of the live chat pages. */
const SUPPORT_ROOT = '/sandbox/chat';

/** The path of a conversation's page. */
export const supportPath = (id: string): string => `${SUPPORT_ROOT}/${id}`;
