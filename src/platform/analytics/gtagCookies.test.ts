import { describe, expect, it } from 'vitest';
import { deletions } from './gtagCookies.ts';

describe('deletions', () => {
  it('deletes _ga and _ga_… for the host and every domain above it', () => {
    expect(deletions('_ga=1; other=2; _ga_ABC123=3', 'www.zephyr.example')).toEqual(
      ['_ga', '_ga_ABC123'].flatMap((name) => [
        `${name}=; path=/; max-age=0`,
        `${name}=; path=/; max-age=0; domain=www.zephyr.example`,
        `${name}=; path=/; max-age=0; domain=zephyr.example`,
        `${name}=; path=/; max-age=0; domain=example`,
      ]),
    );
  });

  it('leaves the cookies of others alone', () => {
    expect(deletions('_gallery=1; theme=_ga', 'zephyr.example')).toEqual([]);
    expect(deletions('', 'zephyr.example')).toEqual([]);
  });
});
