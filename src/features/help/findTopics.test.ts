import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HelpSection } from '#src/platform/endpoints/help/getHelpCenter.ts';
import { findTopics } from './findTopics.ts';

const sections: HelpSection[] = [
  {
    id: 'account',
    title: 'Your account',
    topics: [
      { id: 'sign-up', title: 'How do I sign up?', text: 'Fill in the form.\n\nYou must be 18.' },
      { id: 'name', title: 'Can I change my name?', text: 'Yes: use the form for it.' },
    ],
  },
  {
    id: 'limits',
    title: 'সীমা',
    topics: [{ id: 'break', title: 'কীভাবে বিরতি নেব?', text: 'স্বল্প বিরতি 24 ঘণ্টা থেকে।' }],
  },
];

const ids = (query: string) => findTopics(sections, query).map(({ topic }) => topic.id);

describe('searching the help centre (S2.11)', () => {
  it('finds topics that contain every word, in any order and case', () => {
    expect(ids('FORM fill')).toEqual(['sign-up']);
    expect(ids('form')).toEqual(['sign-up', 'name']);
  });

  it('ranks topics first whose title contains the words', () => {
    expect(ids('i')).toEqual(['sign-up', 'name']);
    expect(ids('use')).toEqual(['name']);
    expect(ids('name')).toEqual(['name']);
  });

  it('treats Latin and Bengali digits as equal', () => {
    expect(ids('24')).toEqual(['break']);
    expect(ids('১৮')).toEqual(['sign-up']);
  });

  it('finds nothing for blanks', () => {
    expect(ids('  \n ')).toEqual([]);
  });

  it('finds every topic by any part of its own text, and never one twice', () => {
    const topics = sections.flatMap((section) => section.topics);
    fc.assert(
      fc.property(fc.constantFrom(...topics), fc.nat(), fc.nat(), ({ id, text }, from, length) => {
        const start = from % text.length;
        const part = text.slice(start, start + 1 + (length % text.length));
        const found = ids(part);
        if (part.trim() !== '') expect(found).toContain(id);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
