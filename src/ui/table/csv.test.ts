import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableCsv, toCsv } from './csv.ts';

const BOM = '\uFEFF';

/** Parses a CSV file according to RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain, end] of text.slice(BOM.length).matchAll(field)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const harmless = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !/^[=+\-@\t\r\n＝＋－＠]/u.test(text));
const grid = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(harmless, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

describe('a CSV file', () => {
  it('can be parsed into the same cells, whatever they contain', () => {
    fc.assert(
      fc.property(grid, (rows) => {
        expect(readCsv(toCsv(rows))).toEqual(rows);
      }),
    );
  });

  it('quotes commas, quotes, line ends and spaces at the edges', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', ' edge']])).toBe(
      `${BOM}"a,b","say ""hi""","two\nlines"," edge"\r\n`,
    );
  });

  it('quotes semicolons, at which spreadsheets of many countries would begin a cell with a formula', () => {
    expect(toCsv([['x;=1+1', 'y']])).toBe(`${BOM}"x;=1+1",y\r\n`);
  });

  it('begins with the byte order mark, so that Excel reads Bengali as UTF-8', () => {
    expect(toCsv([['খেলা']])).toBe(`${BOM}খেলা\r\n`);
  });

  it.each(['=1+1', '+880171', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '－x'])(
    'never hands a spreadsheet the formula %j',
    (formula) => {
      expect(readCsv(toCsv([[formula]]))).toEqual([[`'${formula}`]]);
    },
  );

  it('leaves amounts as numbers, including negative ones', () => {
    expect(toCsv([['-1200.50', -3, '0.00']])).toBe(`${BOM}-1200.50,-3,0.00\r\n`);
  });

  it('has whole figures in a currency without decimals', () => {
    const columns = [
      { id: 'paid', label: 'Paid', kind: 'figure', value: (row: string) => row },
    ] as const;
    const rows = ['1500.00', '-3.00', '1.50'];
    expect(tableCsv(columns, rows, 'UTC', 0)).toBe(`${BOM}Paid\r\n1500\r\n-3\r\n1.50\r\n`);
    expect(tableCsv(columns, ['1500.00'], 'UTC')).toBe(`${BOM}Paid\r\n1500.00\r\n`);
  });

  it('contains the labels and the raw values of a table', () => {
    const csv = tableCsv(
      [
        { id: 'game', label: 'Game', value: (row: { game: string; stake: string }) => row.game },
        {
          id: 'stake',
          label: 'Stake',
          kind: 'figure',
          value: (row) => row.stake,
          cell: () => '৳5',
        },
      ],
      [{ game: 'Monsoon Drums', stake: '5.00' }],
      'Asia/Dhaka',
    );
    expect(csv).toBe(`${BOM}Game,Stake\r\nMonsoon Drums,5.00\r\n`);
  });

  it('writes moments in the given time zone and leaves empty ones and words as they are (S9.6)', () => {
    const at = {
      id: 'at',
      label: 'Time',
      kind: 'moment',
      value: (moment: string) => moment,
    } as const;
    const csv = tableCsv([at], ['2026-03-01T18:30:00.000Z', '', 'Never'], 'Asia/Dhaka');
    expect(csv).toBe(`${BOM}Time\r\n2026-03-02 00:30:00\r\n\r\nNever\r\n`);
  });
});
