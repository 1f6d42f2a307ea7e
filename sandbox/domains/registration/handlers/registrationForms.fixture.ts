import { eq } from 'drizzle-orm';
import { codeIn, passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { FieldFindings } from '#src/platform/contract.generated.ts';

/** The registration forms of a merchant that offers registration by number, for the tests of one file. */
export function registrationForms(platform: TestPlatform) {
  function merchant(): Merchant {
    const found = platform.merchants.find(({ brand }) => brand.flags.MOBILENUMREG3);
    if (!found) throw new Error('No merchant offers registration by number.');
    return found;
  }
  const headers = () => ({ 'Merchant-Code': merchant().merchantCode });

  /** A valid form, apart from the given fields. */
  async function form(given: object) {
    const password = seedPassword(merchant().brand);
    return {
      ...{ password, confirmPassword: password, ageConfirmed: true, privacyAgreed: true },
      termsVersion: merchant().brand.legal.termsVersion,
      humanCheck: await passedHumanCheck(platform),
      ...given,
    };
  }

  return {
    merchant,
    headers,
    form,
    register: async (given: object) =>
      platform.put('/wps/member/register', await form(given), headers()),
    registerMobile: async (given: object) =>
      platform.put('/wps/member/register/mobile', await form(given), headers()),
    /** The findings of the check before the form is sent. */
    async validate(fields: object) {
      const { body } = await platform.post(
        '/wps/member/register/validate',
        { form: 'username', fields },
        headers(),
      );
      return (body.value as FieldFindings).fields.map(({ name, rule }) => `${name} ${rule}`);
    },
    /** The code sent to a number. */
    async codeTo(mobileNo: string) {
      await platform.post('/wps/verification/sms/register', { mobileNo }, headers());
      return codeIn((await platform.outbox(mobileNo))[0]?.body ?? '');
    },
    /** The invitation code of a seeded player. */
    upline: (role: 'agent2' | 'player') => playerId(merchant(), role).slice(0, 8).toUpperCase(),
    /** The stored member with an account. */
    async rowOf(account: string) {
      const { db } = platform.sandbox.platform;
      const [row] = await db.select().from(member).where(eq(member.account, account));
      return row;
    },
  };
}
