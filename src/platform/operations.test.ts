import { describe, expectTypeOf, it } from 'vitest';
import type { PlatformClient } from '#src/platform/client.ts';
import type {
  GamePage,
  LoginChallenge,
  PaidReward,
  Terms,
} from '#src/platform/contract.generated.ts';
import { multipart, urlencoded } from '#src/platform/form.ts';
import { refusalValue } from '#src/platform/refusalValue.ts';

/** The compiler's checks of calls; nothing here is run. */
function typesOf(platform: PlatformClient) {
  return {
    page: () => platform.call('getGameList', { query: { gameType: 'RNG', pageNo: undefined } }),
    terms: () => platform.call('getTerms'),
    claim: () =>
      platform.call('claimPromotion', {
        path: { code: 'SPRING' },
        headers: { 'Idempotency-Key': 'key-00001' },
      }),
    nothing: () => platform.call('logout'),
    refused: (error: unknown) => refusalValue('verification_needed', error),

    // @ts-expect-error: there is no such call
    unknown: () => platform.call('getNothing'),
    // @ts-expect-error: what answers with a picture is no call of the client
    picture: () => platform.call('getGameArt', { path: { gameCode: 'A' } }),
    // @ts-expect-error: there is no such game type
    type: () => platform.call('getGameList', { query: { gameType: 'CHESS' } }),
    // @ts-expect-error: the call has no such parameter
    query: () => platform.call('getGameList', { query: { colour: 'red' } }),
    // @ts-expect-error: the promotion is missing
    path: () => platform.call('joinPromotion'),
    // @ts-expect-error: the key is missing, without which it might pay twice
    key: () => platform.call('claimPromotion', { path: { code: 'SPRING' } }),
    // @ts-expect-error: the body is missing
    body: () => platform.call('setAutomaticFunds'),
    // @ts-expect-error: the body has another field
    field: () => platform.call('setAutomaticFunds', { body: { automatically: true } }),
    // @ts-expect-error: a call that reads has no body
    none: () => platform.call('getTerms', { body: {} }),
    form: () =>
      platform.call('applyForPromotion', {
        path: { code: 'A' },
        // @ts-expect-error: the form lacks its pictures
        body: multipart({ statement: '' }),
      }),
    // @ts-expect-error: the form has another field
    link: () => platform.call('sendPasswordLink', { body: urlencoded({ user: 'a', email: 'b' }) }),
    // @ts-expect-error: this refusal tells nothing but its code
    code: (error: unknown) => refusalValue('not_found', error),
  };
}

type Types = ReturnType<typeof typesOf>;

describe('a call of the client', () => {
  it('has the response of the contract', () => {
    expectTypeOf<Awaited<ReturnType<Types['page']>>>().toEqualTypeOf<GamePage>();
    expectTypeOf<Awaited<ReturnType<Types['terms']>>>().toEqualTypeOf<Terms>();
    expectTypeOf<Awaited<ReturnType<Types['claim']>>>().toEqualTypeOf<PaidReward>();
    expectTypeOf<Awaited<ReturnType<Types['nothing']>>>().toBeNull();
  });

  it('is refused with the codes of the contract', () => {
    expectTypeOf<ReturnType<Types['refused']>>().toEqualTypeOf<LoginChallenge | undefined>();
  });
});
