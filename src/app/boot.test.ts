import { describe, expect, it } from 'vitest';
import { type BootOptions, bootScript } from '#src/app/boot.ts';
import { OPTIONS, runBoot } from './bootDocument.fixture.ts';

describe('the boot script', () => {
  it('turns data saving on by the device setting, unless the visitor has chosen otherwise', () => {
    const asked = { saveData: true };
    expect(runBoot({}, '/', {}, asked).dataset).toEqual({ dataSaver: 'on' });
    expect(runBoot(null, '/', {}, asked).dataset).toEqual({ dataSaver: 'on' });
    expect(runBoot({ 'livery.dataSaver': 'off' }, '/', {}, asked).dataset.dataSaver).toBe('off');
    expect(runBoot({ 'livery.dataSaver': 'on' }).dataset).toEqual({ dataSaver: 'on' });
  });

  it('sets a stored theme and the colour of the browser bar before the first paint', () => {
    expect(runBoot({ 'livery.theme': 'light' })).toMatchObject({
      dataset: { theme: 'light' },
      colour: '#fff',
    });
  });

  it('ignores a stored theme that the brand does not have', () => {
    const changed: Partial<BootOptions> = { themes: { default: 'dark', available: ['dark'] } };
    expect(runBoot({ 'livery.theme': 'light' }, '/', changed).dataset).toEqual({});
  });

  it.each([
    ['en', 'bn', '/', '/bn/'],
    ['en', 'bn', '/rng?vassalage=PG#top', '/bn/rng?vassalage=PG#top'],
    ['bn', 'en', '/bn', '/'],
    ['bn', 'en', '/bn/rng', '/rng'],
  ] as const)(
    'takes a visitor of the %s page who chose %s from %s to %s',
    (language, chosen, from, to) => {
      expect(runBoot({ 'livery.language': chosen }, from, { language }).replaced).toEqual([to]);
    },
  );

  it.each(['/bn//other.test/', '/bn///other.test/', '/bn/\\\\other.test/'])(
    'never takes a visitor of %s to another site',
    (from) => {
      const { replaced } = runBoot({ 'livery.language': 'en' }, from, { language: 'bn' });
      const target = new URL(replaced[0] ?? '', 'https://site.test');
      expect(target.host).toBe('site.test');
    },
  );

  it.each(['en', 'fr', ''])('stays if the chosen language is %j', (chosen) => {
    expect(runBoot({ 'livery.language': chosen }, '/rng').replaced).toEqual([]);
  });

  it('leaves the page unchanged if storage is disabled', () => {
    expect(runBoot(null)).toMatchObject({ dataset: {}, colour: '#000', replaced: [] });
  });

  it('remembers a collapsed side menu', () => {
    expect(runBoot({ 'livery.sideMenu': 'collapsed' }).dataset.sideMenu).toBe('collapsed');
  });

  it('is the same text for the same OPTIONS, and cannot close its own element', () => {
    const text = bootScript({ ...OPTIONS, language: '</script><script>' });
    expect(bootScript({ ...OPTIONS, language: '</script><script>' })).toBe(text);
    expect(text).not.toContain('</script');
  });
});
