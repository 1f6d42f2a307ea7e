import { findingOf } from '#sandbox/domains/accounts/checkField.ts';
import { checkFields } from '#sandbox/domains/accounts/checkRegistration.ts';
import { fieldRulesOf } from '#sandbox/domains/accounts/fieldRules.ts';
import { createMember } from '#sandbox/domains/accounts/newMember.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { hashPassword } from '#sandbox/kernel/passwords/password.ts';
import { basisPointsOf } from '#sandbox/kernel/percent.ts';
import type { FieldFinding } from '#src/platform/contract.generated.ts';
import { typeBelow } from '../links/agentType.ts';
import { checkRebate } from '../rebates/rebateBound.ts';
import { lineRebate } from '../schema.ts';

const invalid = (fields: FieldFinding[]) => new Refusal('field_invalid', { value: { fields } });

async function register(
  { db, merchant, session, now, ip, body }: Call<'registerDownline'>,
  control: HandlerParts['control'],
  passwordHash: string,
) {
  const { username, password, confirmPassword, makes } = body;
  const rules = fieldRulesOf(merchant, control, 'username');
  const given = { username, password, confirmPassword };
  const check = { db, merchant, now, rules };
  const { fields, findings } = await checkFields(check, given, ['username', 'password']);
  if (findings.length > 0) throw invalid(findings);
  const rebate = basisPointsOf(body.rebatePercent);
  await checkRebate(db, session.member, rebate);
  const { id: uplineId, type } = session.member;
  const account = fields.username ?? username;
  const created = await createMember(
    db,
    {
      member: {
        ...{ merchantCode: merchant.merchantCode, account, nickname: account, uplineId },
        type: typeBelow(type, makes),
        passwordHash,
      },
      passwordGiven: true,
      registration: { method: 'username', ip },
    },
    now,
  );
  if (!created) throw invalid([findingOf('username', 'taken', rules.username)]);
  await db.insert(lineRebate).values({ memberId: created.id, rebate });
  return { memberId: created.id, account, type: created.type };
}

/**
 * Registers a member directly below an agent, with a name and password by the merchant's own rules. At the first login the new member
 * agrees to the terms, changes the password, which the agent knows, and sets one for payments (S1.3, S4.3).
 */
export const registerDownline = ({ control }: HandlerParts): Handler<'registerDownline'> => ({
  async prepare({ merchant, body }) {
    requireModule(merchant, 'agent');
    const passwordHash = await hashPassword(body.password);
    return (call) => register(call, control, passwordHash);
  },
});
