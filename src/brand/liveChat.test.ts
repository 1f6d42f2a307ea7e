import { describe, expect, it } from 'vitest';
import { chatPage } from './liveChat.ts';

describe('chatPage', () => {
  it.each([
    ['livechat', '1234567', 'https://direct.lc.chat/1234567/'],
    ['intercom', 'zephyr-help', 'https://intercom.help/zephyr-help'],
    [
      'zendesk',
      'zephyr',
      'https://static.zdassets.com/web_widget/latest/liveChat.html?v=10#key=zephyr.zendesk.com',
    ],
  ] as const)('is the page of the account at %s', (vendor, account, address) => {
    expect(chatPage({ vendor, account })).toBe(address);
  });
});
