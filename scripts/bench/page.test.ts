import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPartName, type MeasuredPart, type PartName, pageWith } from './page.ts';

const part = (name: PartName, machine: string, ...titles: string[]): MeasuredPart => ({
  ...{ name, machine, date: '2026-03-03' },
  sections: titles.map((title) => ({
    ...{ title, text: `What ${title} measures.` },
    rows: [{ figure: 'a brand', value: '97 ms', goal: 'at most 100 ms', met: true }],
  })),
});

describe('the performance page', () => {
  it('names the machine and the day of each section', () => {
    const page = pageWith('', part('build', '2 cores', 'The build'));
    expect(page).toContain(
      '## The build\n\nWhat The build measures.\n\nMeasured by `npm run bench -- build` on 2026-03-03: 2 cores.\n\n| figure',
    );
  });

  it('keeps the machines of other parts when one part is measured alone', () => {
    const whole = pageWith(
      pageWith('', part('build', 'old', 'The build')),
      part('team', 'old', 'A team'),
    );
    const page = pageWith(whole, part('team', 'new', 'A team'));
    expect(page.match(/^(##.*|Measured .*)$/gm)).toEqual([
      '## The build',
      'Measured by `npm run bench -- build` on 2026-03-03: old.',
      '## A team',
      'Measured by `npm run bench -- team` on 2026-03-03: new.',
    ]);
  });

  it('replaces all sections of a part, whose number may change', () => {
    const whole = pageWith('', part('presses', 'old', 'One brand', 'Another brand'));
    const page = pageWith(whole, part('presses', 'new', 'One brand'));
    expect(page.match(/^## .*$/gm)).toEqual(['## One brand']);
  });

  it('has its sections in the order of the bench, in whichever order they were measured', () => {
    const team = pageWith('', part('team', 'old', 'A team'));
    const page = pageWith(team, part('build', 'new', 'The build'));
    expect(page.match(/^## .*$/gm)).toEqual(['## The build', '## A team']);
  });

  it('in docs names a part, a day and a machine in every section, so that none is lost', () => {
    const [, ...sections] = readFileSync('docs/performance.md', 'utf8').split(/^(?=## )/m);
    for (const section of sections) {
      const [, name = ''] =
        /^Measured by `npm run bench -- (\w+)` on \d{4}-\d\d-\d\d: \d+ cores/m.exec(section) ?? [];
      expect(isPartName(name), section.slice(0, 40)).toBe(true);
    }
  });
});
