import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionPath } from '#src/shared/rewards/promotionPath.ts';
import { APPLICATIONS_PATH, PROMOTION_TYPES, typePath, viewOf } from './promotionPaths.ts';

const queryOf = (path: string) => new URL(path, 'https://site.example').search;

describe('viewOf', () => {
  it('finds every promotion by its URL, whatever its code (S2.3)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (code) => {
        expect(viewOf(queryOf(promotionPath(code)))).toEqual({ kind: 'promotion', code });
      }),
    );
  });

  it.each([...PROMOTION_TYPES, undefined])('finds the promotions of type %s (S2.3)', (type) => {
    expect(viewOf(queryOf(typePath(type)))).toEqual({ kind: 'list', type });
  });

  it('finds the applications of the player (S4.16)', () => {
    expect(viewOf(queryOf(APPLICATIONS_PATH))).toEqual({ kind: 'applications' });
  });

  it.each(['?type=nothing', '?view=nothing', '?code=', ''])(
    'shows all promotions for “%s”',
    (search) => {
      expect(viewOf(search)).toEqual({ kind: 'list', type: undefined });
    },
  );
});
