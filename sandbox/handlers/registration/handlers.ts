import { checkFields } from '#sandbox/accounts/checkRegistration.ts';
import { type FieldName, fieldRulesOf } from '#sandbox/accounts/fieldRules.ts';
import { inviterOf } from '#sandbox/accounts/invitation.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { registerBy } from './register.ts';

/** How players register. */
export const registrationHandlers = (parts: HandlerParts): AreaHandlers<'registration'> => ({
  register: registerBy('username', parts),
  registerMobile: registerBy('mobile', parts),
  async validateRegistration({ db, merchant, body: { form, fields }, now }) {
    const rules = fieldRulesOf(merchant, parts.control, form);
    const names = Object.keys(fields).filter((name): name is FieldName => name in rules);
    const { findings } = await checkFields({ db, merchant, now, rules }, fields, names);
    return { fields: findings };
  },
  getAffiliate: async ({ db, merchant, query: { code } }) => ({
    code,
    valid: (await inviterOf(db, merchant.merchantCode, code)) !== undefined,
  }),
});
