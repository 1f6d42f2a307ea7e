import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from '#src/i18n/createI18n.ts';

const files = { bn: { responsible: '/assets/responsible.bn.json' } };
const make = () =>
  createI18n({
    ...{ language: 'bn', direction: 'ltr', messageFiles: files },
    messages: { modules: { home: 'হোম' } },
  });

afterEach(() => vi.unstubAllGlobals());

describe('createI18n', () => {
  it('has the messages of the page at once', () => {
    expect(make().t('modules:home')).toBe('হোম');
  });

  it('isolates values in languages written right to left alone, so that a range of hours is not turned round', () => {
    const messages = { responsible: { lines: { hours: '({{hours}})' } } };
    const inDirection = (direction: 'ltr' | 'rtl') =>
      createI18n({ language: 'qaa', direction, messages, messageFiles: {} });
    const hours = { hours: '12:00-21:00' };
    expect(inDirection('rtl').t('responsible:lines.hours', hours)).toBe(
      '(\u206812:00-21:00\u2069)',
    );
    expect(inDirection('ltr').t('responsible:lines.hours', hours)).toBe('(12:00-21:00)');
  });

  it('keeps the signs of figures on their side in languages written right to left alone', () => {
    const messages = { promotions: { age: '{{age}}+', rate: 'א {{percent}}% ב', once: '1× ב' } };
    const inDirection = (direction: 'ltr' | 'rtl') => {
      const { t } = createI18n({ language: 'qaa', direction, messages, messageFiles: {} });
      const values = { age: '18', percent: '5' };
      return ['age', 'rate', 'once'].map((key) => t(`promotions:${key}` as never, values as never));
    };
    expect(inDirection('rtl')).toEqual([
      ...['\u2066\u206818\u2069+\u2069', 'א \u2066\u20685\u2069%\u2069 ב', '\u20661×\u2069 ב'],
    ]);
    expect(inDirection('ltr')).toEqual(['18+', 'א 5% ב', '1× ב']);
  });

  it('fetches a further namespace from its hashed file, once', async () => {
    const fetch = vi.fn(async () => Response.json({ title: 'দায়িত্বশীল খেলা' }));
    vi.stubGlobal('fetch', fetch);
    const messages = make();
    await loadNamespaces(messages, ['modules', 'responsible']);
    await loadNamespaces(messages, ['responsible']);
    expect(messages.t('responsible:title')).toBe('দায়িত্বশীল খেলা');
    expect(fetch.mock.calls).toEqual([['/assets/responsible.bn.json']]);
  });

  it('rejects if a namespace fails to load, rather than showing its keys', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(loadNamespaces(make(), ['responsible'])).rejects.toThrow('responsible');
  });

  it('treats a namespace without a file as empty', async () => {
    const messages = make();
    await loadNamespaces(messages, ['status']);
    expect(messages.hasResourceBundle('bn', 'status')).toBe(true);
  });
});
