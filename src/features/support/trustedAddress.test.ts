import { describe, expect, it } from 'vitest';
import { trustedAddress } from './trustedAddress.ts';

const PAGE = 'https://brand.example/bn/service';
const PLATFORM = 'https://platform.example/';

describe('the address of a live chat (S7.30)', () => {
  it.each([
    ['/chat/1', PLATFORM, 'https://platform.example/chat/1'],
    ['https://platform.example/chat/1', PLATFORM, 'https://platform.example/chat/1'],
    ['https://brand.example/chat/1', PLATFORM, 'https://brand.example/chat/1'],
    ['/chat/1', '/', 'https://brand.example/chat/1'],
  ])('%s of the platform at %s is %s', (chatUrl, baseUrl, address) => {
    expect(trustedAddress(chatUrl, baseUrl, PAGE)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/chat/1',
    '//elsewhere.example/chat/1',
    'https://platform.example.elsewhere.example/',
    'http://platform.example/chat/1',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://',
  ])('%s is never trusted', (chatUrl) => {
    expect(trustedAddress(chatUrl, PLATFORM, PAGE)).toBeUndefined();
  });
});
