import { countedFor, countFor } from '#sandbox/domains/accounts/addressFailures.ts';
import { checkFields } from '#sandbox/domains/accounts/checkRegistration.ts';
import { type FieldName, fieldRulesOf } from '#sandbox/domains/accounts/fieldRules.ts';
import { checkHuman } from '#sandbox/domains/accounts/humanCheck.ts';
import { inviterOf } from '#sandbox/domains/accounts/links/inviterOf.ts';
import { ADDRESS } from '#sandbox/domains/accounts/settings.ts';
import { countOpening } from '#sandbox/domains/agents/links/countOpening.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { registerBy } from './register.ts';

/** Handlers for the registration of players. */
export const registrationHandlers = (parts: HandlerParts): AreaHandlers<'registration'> => ({
  register: registerBy('username', parts),
  registerMobile: registerBy('mobile', parts),
  async validateRegistration({ db, merchant, body: { form, fields, humanCheck }, ip, now }) {
    const address = { merchantCode: merchant.merchantCode, ip };
    const told = await countedFor(db, address, 'taken names', now);
    if (told >= ADDRESS.untilHumanCheck) {
      await checkHuman(db, merchant, 'registration', humanCheck);
    }
    const rules = fieldRulesOf(merchant, parts.control, form);
    const names = Object.keys(fields).filter((name): name is FieldName => name in rules);
    const { findings } = await checkFields({ db, merchant, now, rules }, fields, names);
    if (findings.some(({ rule }) => rule === 'taken')) {
      await countFor(db, address, 'taken names', now);
    }
    return { fields: findings };
  },
  getAffiliate: async ({ db, merchant, now, query: { code } }) => ({
    code,
    valid: (await inviterOf(db, merchant.merchantCode, code, now)) !== undefined,
  }),
  async countInvitation(call) {
    const { db, merchant, now, body } = call;
    await countOpening(call, body.code);
    return {
      code: body.code,
      valid: (await inviterOf(db, merchant.merchantCode, body.code, now)) !== undefined,
    };
  },
});
