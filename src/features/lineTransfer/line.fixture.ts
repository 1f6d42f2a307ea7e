import { HttpResponse, http } from 'msw';
import type { FundTransfer, LineMember, TransferLine } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

const one = (account: string, name: string): LineMember => ({
  ...{ memberId: '5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968', account, name },
  nickname: account,
});

const UPLINE = one('agent01', 'N*** A***');
const DOWNLINE = [one('player', 'R*** U***'), one('vipplayer', 'S*** S***')];

/** The line of a member: only the upline. */
const memberLine: TransferLine = {
  ...{ upline: UPLINE, uplineAvailable: true, hasDownlines: false, downlines: [] },
  ...{ totalPages: 0, total: 0, verification: 'approved' },
};

/** The line of an agent, with more downlines than the form lists at once; a search finds them by account. */
const agentLine = (account: string | null): TransferLine => {
  const found = DOWNLINE.filter((member) => member.account.startsWith(account ?? 'player'));
  const total = account === null ? DOWNLINE.length : found.length;
  const pages = { totalPages: total, total };
  return { ...memberLine, hasDownlines: true, downlines: found, ...pages };
};

export const member = answers('getTransferLine', () => memberLine);
export const agent = answers('getTransferLine', ({ searchParams }) =>
  agentLine(searchParams.get('account')),
);
/** An upline that cannot receive: a member's, and that of an agent with downlines. */
export const unavailable = answers('getTransferLine', () => ({
  ...memberLine,
  uplineAvailable: false,
}));
export const agentUnavailable = answers('getTransferLine', ({ searchParams }) => ({
  ...agentLine(searchParams.get('account')),
  uplineAvailable: false,
}));
export const unverified = answers('getTransferLine', () => ({
  ...memberLine,
  verification: 'not_started' as const,
}));
export const nobody = answers('getTransferLine', () => ({
  ...memberLine,
  ...{ upline: null, uplineAvailable: false },
}));

/** A transfer of the history. */
const transfer = (reference: string, rest: Partial<FundTransfer> = {}): FundTransfer => ({
  ...EXAMPLES.transferToLine.value,
  reference,
  ...rest,
});

export const history = answers('getTransferRecords', ({ searchParams }) => {
  const all = [
    transfer('T4HX8QW2MCN6E'),
    transfer('T7KQ2MXA9PZRW', { direction: 'in', account: 'player', name: 'R*** U***', note: '' }),
  ];
  const place = Number(searchParams.get('pageNo') ?? 1) - 1;
  return {
    transfers: all.slice(place, place + 1),
    totals: { in: '9050.00', out: '300.00' },
    ...{ totalPages: all.length, total: all.length },
  };
});

/** Whether a payment password is set. */
export const password = (isSet: boolean) =>
  answers('getSecurity', () => ({ ...EXAMPLES.getSecurity.value, paymentPassword: isSet }));

/** The outcome of a transfer: done, response lost, or refused with a code. */
export type Outcome = 'done' | 'lost' | { code: string; status: number };

/** Mocks the endpoint and records each key; after these outcomes, all are done. */
export function receiver(outcomes: readonly Outcome[] = []) {
  const keys: (string | null)[] = [];
  const handler = http.post(EXAMPLES.transferToLine.path, ({ request }) => {
    const outcome = outcomes[keys.length] ?? 'done';
    keys.push(request.headers.get('Idempotency-Key'));
    const value = EXAMPLES.transferToLine.value;
    if (outcome === 'done') {
      return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
    }
    const { code, status } =
      outcome === 'lost' ? { code: 'unexpected_error', status: 500 } : outcome;
    return HttpResponse.json({ success: false, value: null, message: '', code }, { status });
  });
  const reset = () => {
    keys.length = 0;
  };
  return { keys, handler, reset };
}
