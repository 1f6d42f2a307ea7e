import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('./migrations/', import.meta.url);

describe('the database migrations', () => {
  it('have unique numbers', async () => {
    const numbers = (await readdir(FOLDER)).map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});
