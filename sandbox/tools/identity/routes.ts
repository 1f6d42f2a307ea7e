import { type Context, Hono } from 'hono';
import { importJWK, SignJWT } from 'jose';
import { phoneToken } from '#sandbox/domains/accounts/mockProvider/phoneToken.ts';
import { issuerOf } from '#sandbox/domains/accounts/mockProvider/provider.ts';
import {
  publicKeys,
  SIGNING_ALGORITHM,
  signingKey,
} from '#sandbox/domains/accounts/mockProvider/signingKey.ts';
import type { IdentityParts } from '#sandbox/domains/parts.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { readJson } from '#sandbox/kernel/http/readJson.ts';
import { answerAddress, readRequest } from './authorizationRequest.ts';
import { type Grant, giveCode, takeCode } from './codes.ts';
import { identityPage, identityPolicy, refusalPage } from './page.ts';
import { personOf } from './people.ts';

const TOKEN_SECONDS = 300;
const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** The ID token of a grant (OpenID Connect Core, 2). */
async function idToken({ db, clock }: IdentityParts, grant: Grant): Promise<string> {
  const jwk = await signingKey(db);
  const person = personOf(grant.subject);
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({
    nonce: grant.nonce,
    ...(person && { name: person.name, email: person.email, email_verified: true }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: jwk.kid ?? '' })
    .setIssuer(issuerOf(grant.provider))
    .setAudience(grant.clientId)
    .setSubject(grant.subject)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(await importJWK(jwk, SIGNING_ALGORITHM));
}

/**
 * Providers of identities in small: the page to say who one is, the exchange of its codes, and the keys it signs with;
 * and the token that a phone provider would give for a number.
 */
export function identityRoutes(parts: IdentityParts): Hono<Environment> {
  const { db, clock, merchants } = parts;
  const routes = new Hono<Environment>();
  const read = (context: Context<Environment>) =>
    readRequest(merchants, context.req.param('provider') ?? '', context.req.query());
  const show = (context: Context<Environment>) => {
    const request = read(context);
    return context.html(request ? identityPage(request) : refusalPage(), request ? 200 : 400, {
      ...NO_STORE,
      'Content-Security-Policy': identityPolicy(request && new URL(request.redirectUri).origin),
      'Referrer-Policy': 'same-origin',
    });
  };
  routes.get('/:provider/authorize', show);
  routes.post('/:provider/authorize', async (context) => {
    const request = read(context);
    const person = personOf((await context.req.parseBody()).subject);
    if (!request) return show(context);
    const answer = person
      ? { code: await giveCode(db, { ...request, subject: person.subject }, clock.now()) }
      : { error: 'access_denied' };
    return context.redirect(answerAddress(request, answer), 303);
  });
  routes.post('/:provider/token', async (context) => {
    const form = await context.req.parseBody();
    const given = (name: string) => String(form[name] ?? '');
    const exchange = {
      ...{ provider: context.req.param('provider'), code: given('code') },
      ...{ clientId: given('client_id'), redirectUri: given('redirect_uri') },
      codeVerifier: given('code_verifier'),
    };
    const isExchange = given('grant_type') === 'authorization_code';
    const grant = isExchange ? await takeCode(db, exchange, clock.now()) : undefined;
    if (!grant) return context.json({ error: 'invalid_grant' }, 400, NO_STORE);
    const token = await idToken(parts, grant);
    return context.json({ token_type: 'Bearer', id_token: token }, 200, NO_STORE);
  });
  routes.post('/phone', async (context) => {
    const { projectId, number } = Object(await readJson(context));
    const said = { projectId: String(projectId), number: String(number), at: clock.now() };
    return context.json({ idToken: await phoneToken(db, said) }, 200, NO_STORE);
  });
  routes.get('/:provider/keys', async (context) => context.json(await publicKeys(db)));
  return routes;
}
