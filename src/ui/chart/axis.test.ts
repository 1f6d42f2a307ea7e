import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along, axisMarks, labelRooms, nearest, type Spacing } from './axis.ts';

const count = fc.integer({ min: 1, max: 400 });
const spacing = fc.constantFrom<Spacing>('edges', 'places');

describe('the axis of a chart', () => {
  it('finds each point at the position where it is drawn', () => {
    fc.assert(
      fc.property(count, spacing, fc.nat(), (points, how, any) => {
        const index = any % points;
        expect(nearest(along(index, points, how) / 100, points, how)).toBe(index);
      }),
    );
  });

  it('finds a point for every position, including the edges', () => {
    fc.assert(
      fc.property(
        count,
        spacing,
        fc.double({ min: -1, max: 2, noNaN: true }),
        (points, how, share) => {
          const index = nearest(share, points, how);
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(points);
        },
      ),
    );
  });

  it('labels the first and the last point, and at most seven in all', () => {
    fc.assert(
      fc.property(count, (points) => {
        const marks = axisMarks(points).map(({ index }) => index);
        expect(marks.at(0)).toBe(0);
        expect(marks.at(-1)).toBe(points - 1);
        expect(new Set(marks).size).toBe(marks.length);
        expect(marks.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('marks every other label as minor, but never the last of an odd number', () => {
    expect(axisMarks(30).map(({ minor }) => minor)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(axisMarks(4).some(({ minor }) => minor)).toBe(false);
  });

  it('gives each lasting label a room that overlaps no other and stays on the axis', () => {
    fc.assert(
      fc.property(count, spacing, (points, how) => {
        const places = axisMarks(points)
          .filter(({ minor }) => !minor)
          .map(({ index }) => along(index, points, how));
        const last = places.length - 1;
        const boxes = labelRooms(places).map((room, index) => {
          const start = (places[index] ?? 0) - room / 2;
          if (index === 0) return { start: 0, end: room };
          return index === last ? { start: 100 - room, end: 100 } : { start, end: start + room };
        });
        for (const [index, { start, end }] of boxes.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(100 + 1e-9);
          expect(start).toBeGreaterThanOrEqual((boxes[index - 1]?.end ?? 0) - 1e-9);
        }
      }),
    );
  });
});
