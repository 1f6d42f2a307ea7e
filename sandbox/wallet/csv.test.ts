import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('CSV', () => {
  it('quotes commas, quotes and line breaks', () => {
    expect(csvOf([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe(
      '"a,b","say ""no""","two\nlines",plain\r\n',
    );
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd', '-cmd|x'])('never lets %s be a formula', (text) => {
    expect(csvOf([[text]])).toBe(`'${text}\r\n`);
  });

  it.each(['-12.50', '+8801700000000', '0.00'])('leaves the number %s as it is', (text) => {
    expect(csvOf([[text]])).toBe(`${text}\r\n`);
  });
});
