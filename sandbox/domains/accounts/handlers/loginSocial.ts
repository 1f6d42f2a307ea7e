import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { findById } from '#sandbox/kernel/members/findMember.ts';
import { exchangeCode, type Issuer } from '../exchangeCode.ts';
import { admitNewcomer, memberOfIdentity } from '../identities.ts';
import { clientIdOf, issuerOf, type Provider } from '../mockProvider/provider.ts';
import { openSession } from '../openSession.ts';

/**
 * The mock provider, reached without a network. The reference platform calls no third party, so merchants whose manifest names another
 * provider have none.
 */
function mockProviderOf(
  { db, now }: Pick<Call<'loginSocial'>, 'db' | 'now'>,
  { identityProvider, merchants }: Pick<HandlerParts, 'identityProvider' | 'merchants'>,
  provider: Provider,
): Issuer {
  const routes = identityProvider({ db, merchants, clock: { now: () => now } });
  const issuer = issuerOf(provider);
  return {
    issuer,
    tokenEndpoint: `${issuer}/token`,
    keys: `${issuer}/keys`,
    fetch: async (url, init) => routes.request(url, init),
  };
}

/**
 * Logs in with an external account (S4.3, S7.32). An identity that is not bound yet gets a token to register with; none is ever bound by
 * its e-mail address alone.
 */
export const loginSocial =
  (parts: HandlerParts): Handler<'loginSocial'> =>
  async (call) => {
    const { db, merchant, body, now } = call;
    const { provider } = body;
    const { merchantCode, brand } = merchant;
    if (!brand.signIn?.social?.[provider]) throw new Refusal('function_disabled');
    const clientId = clientIdOf(merchant, provider);
    const issuer = mockProviderOf(call, parts, provider);
    const identity = clientId && (await exchangeCode(issuer, { ...body, clientId }, now));
    // Presenting a code uses it up, whatever the result.
    if (!identity) throw new Refusal('social_login_failed', { keep: true });
    const { subject, email, name } = identity;
    const known = { merchantCode, provider, subject };
    const memberId = await memberOfIdentity(db, known);
    if (memberId === undefined) {
      const { token: socialToken, expiresAt } = await admitNewcomer(db, known, now);
      const value = { socialToken, expiresAt: expiresAt.toISOString(), email, name };
      throw new Refusal('social_account_unknown', { value, keep: true });
    }
    const found = await findById(db, merchantCode, memberId);
    if (!found) throw new Refusal('social_login_failed', { keep: true });
    return openSession(call, parts, found.member);
  };
