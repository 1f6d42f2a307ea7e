import { describe, expect, it } from 'vitest';
import { csvHead, csvRows } from './csv.ts';

describe('CSV', () => {
  it('quotes commas, quotes and line breaks', () => {
    expect(csvRows([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe(
      '"a,b","say ""no""","two\nlines",plain\r\n',
    );
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd', '-cmd|x'])('never lets %s be a formula', (text) => {
    expect(csvRows([[text]])).toBe(`'${text}\r\n`);
  });

  it.each(['-12.50', '+8801700000000', '0.00'])('leaves the number %s as it is', (text) => {
    expect(csvRows([[text]])).toBe(`${text}\r\n`);
  });

  it('begins with the mark by which Excel knows UTF-8', () => {
    expect(csvHead(['সময়', 'Type'])).toBe('\uFEFFসময়,Type\r\n');
  });
});
