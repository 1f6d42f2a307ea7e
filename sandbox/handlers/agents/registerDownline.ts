import { findingOf } from '#sandbox/accounts/checkField.ts';
import { checkFields } from '#sandbox/accounts/checkRegistration.ts';
import { fieldRulesOf } from '#sandbox/accounts/fieldRules.ts';
import { createMember } from '#sandbox/accounts/newMember.ts';
import { typeBelow } from '#sandbox/agents/links/agentType.ts';
import { checkRebate } from '#sandbox/agents/rebates/rebateBound.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Call, Handler } from '#sandbox/contract/operations.ts';
import { lineRebate } from '#sandbox/database/schema/agents.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';
import { hashPassword } from '#sandbox/passwords/password.ts';
import { basisPointsOf } from '#sandbox/percent.ts';
import type { FieldFinding } from '#src/platform/contract.generated.ts';

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
 * Registers somebody directly below an agent, with a name and password by the merchant's own rules. Whoever it is agrees to
 * the terms, changes the password, which the agent knows, and sets one for payments at the first login (S1.3, S4.3).
 */
export const registerDownline = ({ control }: HandlerParts): Handler<'registerDownline'> => ({
  async prepare({ merchant, body }) {
    requireModule(merchant, 'agent');
    const passwordHash = await hashPassword(body.password);
    return (call) => register(call, control, passwordHash);
  },
});
