import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const EN = 'locales/en.json';

const MESSAGES: InvalidFixture[] = [
  {
    what: 'an unknown message',
    change: (brand) => brand.set(EN, { 'app.skipp': 'Skip' }),
    finds: [
      {
        file: EN,
        at: '"skipp"',
        rule: 'message-unknown',
        reason: /no message called `app\.skipp`/,
        suggestion: /"skip"/,
      },
    ],
  },
  {
    what: 'an unknown namespace',
    change: (brand) => brand.set(EN, { 'ap.skip': 'Skip' }),
    finds: [
      { file: EN, at: '"ap"', rule: 'message-unknown', reason: /part of/, suggestion: /"app"/ },
    ],
  },
  {
    what: 'an unknown placeholder',
    change: (brand) => brand.set(EN, { 'app.lobbyLink': '{{brnd}}, to the lobby' }),
    finds: [
      {
        file: EN,
        at: '"{{brnd}}, to the lobby"',
        rule: 'placeholder',
        reason: /not given {{brnd}}/,
        suggestion: /"brand"/,
      },
    ],
  },
  {
    what: 'a missing placeholder',
    change: (brand) => brand.set(EN, { 'app.lobbyLink': 'To the lobby' }),
    finds: [
      { file: EN, at: '"To the lobby"', rule: 'placeholder', reason: /leaves out {{brand}}/ },
    ],
  },
  {
    what: 'a message that is not text',
    change: (brand) => brand.set(EN, { 'app.skip': 5 }),
    finds: [{ file: EN, at: '5', rule: 'message', reason: /must be text/ }],
  },
  {
    what: 'an empty message',
    change: (brand) => brand.set(EN, { 'app.skip': ' ' }),
    finds: [{ file: EN, at: '" "', text: '" "', rule: 'message', reason: /is empty/ }],
  },
  {
    what: 'a text instead of a group of messages',
    change: (brand) => brand.set(EN, { 'app.nav': 'Menu' }),
    finds: [{ file: EN, at: '"Menu"', rule: 'message', reason: /must be an object/ }],
  },
  {
    what: 'messages in a language that the brand does not support',
    change: async (brand) => {
      await brand.set('brand.json', { 'languages.supported': ['en'] });
      await brand.set('locales/bn.json', { 'app.skip': 'মূল অংশে যান' });
    },
    finds: [
      {
        file: 'locales/bn.json',
        text: 'bn.json',
        rule: 'locale',
        reason: /does not offer "bn"/,
        suggestion: /languages\.supported/,
      },
    ],
  },
  {
    what: 'messages in a nonexistent language',
    change: (brand) => brand.set('locales/eng.json', { 'app.skip': 'Skip' }),
    finds: [
      {
        file: 'locales/eng.json',
        text: 'eng.json',
        rule: 'locale',
        reason: /no language folder "eng"/,
        suggestion: /"en"/,
      },
    ],
  },
  {
    what: 'a language without a folder of which the brand has not all messages',
    change: async (brand) => {
      const groups = ['home', 'login', 'register', 'forget', 'leftmenu'];
      for (const group of groups) await brand.remove(`assets/banners/${group}.svg`);
      await brand.set('brand.json', { 'languages.supported': ['en', 'qaa'], banners: {} });
      await brand.set('locales/qaa.json', { 'app.skip': 'Skip' });
    },
    finds: [
      {
        file: 'locales/qaa.json',
        text: 'qaa.json',
        rule: 'language',
        reason: /must bring every message: `[\w.]+` is missing, and \d+ more/,
      },
    ],
  },
  {
    what: 'messages that are not JSON',
    change: (brand) => brand.write(EN, '{ "app": }'),
    finds: [{ file: EN, at: '}', rule: 'syntax', reason: /value is missing/ }],
  },
];

describe('the messages of a brand', () => testInvalidFixtures(MESSAGES));
