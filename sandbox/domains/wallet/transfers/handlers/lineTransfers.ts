import { hasFlag } from '#sandbox/domains/accounts/flags.ts';
import { verificationState } from '#sandbox/domains/accounts/verification/proof.ts';
import { withPaymentPassword } from '#sandbox/domains/accounts/withPaymentPassword.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import {
  downlinesOf,
  findInLine,
  type LineMember,
  uplineOf,
} from '#sandbox/domains/wallet/line.ts';
import { maskedPayee } from '#sandbox/domains/wallet/maskedPayee.ts';
import { canTransfer, transferToLine } from '#sandbox/domains/wallet/transferToLine.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { isAgent, type Member } from '#sandbox/kernel/sessions/session.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { hasHidden } from '#src/platform/hiddenCharacters.ts';
import { transferValue } from './transferValue.ts';

type LineHandlers = Pick<AreaHandlers<'wallet'>, 'getTransferLine' | 'transferToLine'>;

const lineMember = ({ id, account, nickname, realName }: LineMember) => ({
  memberId: id,
  account,
  nickname,
  name: maskedPayee({ realName, nickname }),
});

/** Normalizes a note to one line. Refuses invisible characters, which hide words or reverse their order (`invalid_parameter`). */
function givenNote(given: string): string {
  const note = given.trim().replace(/\s+/g, ' ');
  if (hasHidden(note)) {
    throw refuseParameters({ in: 'body', name: 'note', reason: 'must hold no hidden characters' });
  }
  return note;
}

/** Handlers for transfers of members up their line, and of agents down it if the agent policy is on (S2.16, S6.4). */
export function lineTransferHandlers({ control }: HandlerParts): LineHandlers {
  const hasDownlines = (merchant: Merchant, member: Member) =>
    isAgent(member) && hasFlag(merchant, control, 'AGENTPOLICY3');

  async function transfer(call: Call<'transferToLine'>) {
    const { db, merchant, now, body } = call;
    const { member } = call.session;
    const note = givenNote(body.note ?? '');
    const amount = givenAmount(merchant, 'amount', body.amount);
    if (amount === 0n) throw new Refusal('amount_out_of_range');
    const wanted = { account: body.account, hasDownlines: hasDownlines(merchant, member) };
    const receiver = await findInLine(db, member, wanted);
    if (!receiver) throw new Refusal('line_transfer_unavailable');
    const asked = { memberId: member.id, toMemberId: receiver.id, amount, note };
    const row = await transferToLine(db, merchant, asked, now);
    await publishBalance(db, merchant, member.id, now);
    await publishBalance(db, merchant, receiver.id, now);
    return transferValue(merchant, row, member.id, receiver);
  }

  return {
    async getTransferLine({ db, merchant, session, now, query: { account, pageNo, pageSize } }) {
      const { member } = session;
      const upline = await uplineOf(db, member);
      const isDown = hasDownlines(merchant, member);
      const { members, total } = isDown
        ? await downlinesOf(db, member.id, account, { pageNo, pageSize })
        : { members: [], total: 0 };
      return {
        upline: upline ? lineMember(upline) : null,
        uplineAvailable: canTransfer([member, upline], now),
        hasDownlines: isDown,
        downlines: members.map(lineMember),
        totalPages: Math.ceil(total / pageSize),
        total,
        verification: await verificationState(db, member.id),
      };
    },
    transferToLine: withPaymentPassword(transfer),
  };
}
