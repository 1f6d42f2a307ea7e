import { Refusal } from '#sandbox/contract/failure.ts';
import type { AreaHandlers, Call } from '#sandbox/contract/operations.ts';
import { givenAmount } from '#sandbox/wallet/givenAmount.ts';
import { downlinesOf, findInLine, type LineMember, uplineOf } from '#sandbox/wallet/line.ts';
import { publishBalance } from '#sandbox/wallet/publishBalance.ts';
import { transferToLine } from '#sandbox/wallet/transferToLine.ts';
import { withPaymentPassword } from '#sandbox/wallet/withPaymentPassword.ts';
import { transferValue } from './transferValue.ts';

type LineHandlers = Pick<AreaHandlers<'wallet'>, 'getTransferLine' | 'transferToLine'>;

const lineMember = ({ id, account, nickname }: LineMember) => ({
  memberId: id,
  account,
  nickname,
});

async function transfer({ db, merchant, session: { member }, now, body }: Call<'transferToLine'>) {
  const receiver = await findInLine(db, member, body.account);
  if (!receiver) throw new Refusal('line_member_unknown');
  const amount = givenAmount('amount', body.amount);
  if (amount === 0n) throw new Refusal('amount_out_of_range');
  const asked = { memberId: member.id, toMemberId: receiver.id, amount };
  const row = await transferToLine(db, merchant, asked, now);
  await publishBalance(db, merchant, member.id, now);
  await publishBalance(db, merchant, receiver.id, now);
  return transferValue(row, member.id, receiver.account);
}

/** Transfers of agents up and down their line (S2.16 transferUpline, S6.4). */
export const lineTransferHandlers: LineHandlers = {
  async getTransferLine({ db, session: { member }, query: { account, pageNo, pageSize } }) {
    const upline = await uplineOf(db, member);
    const { members, total } = await downlinesOf(db, member.id, account, { pageNo, pageSize });
    return {
      upline: upline ? lineMember(upline) : null,
      downlines: members.map(lineMember),
      totalPages: Math.ceil(total / pageSize),
      total,
    };
  },
  transferToLine: withPaymentPassword(transfer),
};
