import type { PageBrand } from './page.ts';

type LiveChat = NonNullable<PageBrand['support']['liveChat']>;

/** Names of the vendors, the same in every language. */
export const CHAT_VENDORS: Record<LiveChat['vendor'], string> = {
  livechat: 'LiveChat',
  intercom: 'Intercom',
  zendesk: 'Zendesk',
};

/**
 * The address of a chat on the vendor's own origin: LiveChat's chat page, Zendesk's widget in a window of its own, or the help centre with
 * Intercom's Messenger.
 */
const PAGES: Record<LiveChat['vendor'], (account: string) => string> = {
  livechat: (licence) => `https://direct.lc.chat/${licence}/`,
  intercom: (workspace) => `https://intercom.help/${workspace}`,
  zendesk: (subdomain) =>
    `https://static.zdassets.com/web_widget/latest/liveChat.html?v=10#key=${subdomain}.zendesk.com`,
};

/** The page of a vendor's live chat. */
export const chatPage = ({ vendor, account }: LiveChat): string => PAGES[vendor](account);
