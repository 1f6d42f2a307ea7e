import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

interface Section {
  id: string;
  title: string;
  topics: { id: string; title: string; text: string }[];
}

const sectionsOf = async (merchantCode: string, lang: string) => {
  const { body } = await platform.get(`/wps/system/helpCenter?lang=${lang}&device=WEB`, {
    'Merchant-Code': merchantCode,
  });
  return (body.value as { sections: Section[] }).sections;
};

describe('the help centre', () => {
  it('says the same things in every language of the merchant, each in its own script (S7.22)', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const ids = (sections: Section[]) =>
        sections.map(({ id, topics }) => [id, topics.map((topic) => topic.id)]);
      const first = await sectionsOf(merchantCode, brand.languages.default);
      for (const language of brand.languages.supported) {
        const sections = await sectionsOf(merchantCode, language);
        expect(ids(sections)).toEqual(ids(first));
        const script = new RegExp(
          `\\p{Script=${new Intl.Locale(language).maximize().script}}`,
          'u',
        );
        for (const { title, text } of sections.flatMap(({ topics }) => topics)) {
          expect(title).toMatch(script);
          expect(text).toMatch(script);
        }
      }
    }
  });

  it('is in the merchant’s first language for one that it does not offer (S9.7)', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const first = await sectionsOf(merchantCode, brand.languages.default);
      expect(await sectionsOf(merchantCode, 'qaa')).toEqual(first);
    }
  });

  it('has a section of terms (S2.11), and states the brand and its minimum age', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const sections = await sectionsOf(merchantCode, 'en');
      const terms = JSON.stringify(sections.find(({ id }) => id === 'term'));
      expect(terms).toContain(brand.name);
      expect(terms).toContain(`${brand.market.minimumAge} or over`);
      expect(JSON.stringify(sections)).not.toMatch(/\{\w+\}/);
    }
  });

  it('mentions agents only if the merchant has an agent centre (S6.7)', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const ids = (await sectionsOf(merchantCode, brand.languages.default)).map(({ id }) => id);
      expect(ids.includes('agents')).toBe(brand.modules.agent);
    }
  });
});

describe('the countries of a mobile number', () => {
  it('are those of the manifest with their dialling codes, the default first (S3.9)', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const { body } = await platform.get('/wps/system/countries', {
        'Merchant-Code': merchantCode,
      });
      const countries = body.value as { countryCode: string; countryDialingCode: string }[];
      expect(countries.map(({ countryCode }) => countryCode)).toEqual(brand.market.dialingCodes);
      const bangladesh = countries.find(({ countryCode }) => countryCode === 'BD');
      if (bangladesh) expect(bangladesh.countryDialingCode).toBe('880');
    }
  });
});

describe('feedback', () => {
  it('is stored, listed for its own member only, and answered by staff (S7.21)', async () => {
    const player = platform.as('player');
    const content = 'Show the newest games first, please.';
    const sent = await player.put('/wps/feedback', { category: 'idea', content });
    expect(sent.body).toMatchObject({ code: 'ok', value: { content, reply: null } });
    const { id } = sent.body.value as { id: string };
    const listed = await player.get('/wps/feedback');
    expect(JSON.stringify(listed.body.value)).toContain(id);
    const other = await platform.as('vip').get('/wps/feedback');
    expect(JSON.stringify(other.body.value)).not.toContain(id);
    const reply = 'They come first from Monday on.';
    const answer = () =>
      platform.post('/sandbox/control/actions/answerFeedback', { feedback: id, reply });
    expect((await answer()).status).toBe(200);
    expect((await answer()).body.code).toBe('not_found');
    const answered = await player.get('/wps/feedback');
    expect(answered.body.value).toMatchObject({ list: [{ id, reply }] });
  });

  it('is at most 140 characters long, and not blank (S5.9, S9.6)', async () => {
    const player = platform.as('vip');
    for (const content of ['x'.repeat(141), '   ', '']) {
      const { status, body } = await player.put('/wps/feedback', { category: 'idea', content });
      expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    }
    const full = await player.put('/wps/feedback', { category: 'idea', content: 'x'.repeat(140) });
    expect(full.status).toBe(200);
  });
});
