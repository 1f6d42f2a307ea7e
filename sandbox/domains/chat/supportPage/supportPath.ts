/** Where the pages of live chats are. */
const SUPPORT_ROOT = '/sandbox/chat';

/** The path of the page of a conversation. */
export const supportPath = (id: string): string => `${SUPPORT_ROOT}/${id}`;
