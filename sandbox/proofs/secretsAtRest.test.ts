import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  sealOldAuthenticators,
  takeAuthenticatorCode,
} from '#sandbox/domains/accounts/authenticator.ts';
import { makeCaptcha } from '#sandbox/domains/accounts/captcha.ts';
import { codeIn, passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { signingKey } from '#sandbox/domains/accounts/mockProvider/signingKey.ts';
import { authenticator } from '#sandbox/domains/accounts/schema/accounts.ts';
import { fund, PAYMENT_PASSWORD } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { payloadKey } from '#sandbox/kernel/database/schema/platform.ts';
import { ensurePayloadKeys, readPrivateKeys } from '#sandbox/kernel/payloads/payloadKeys.ts';
import { createSealer } from '#sandbox/kernel/secrets/sealer.ts';
import { newKey, parseKeys } from '#sandbox/kernel/secrets/secretKeys.ts';
import { merchantWithWallet, newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  AuthenticatorSetup,
  PayoutAccount,
  Registered,
} from '#src/platform/contract.generated.ts';
import { dumpRows, textsIn } from './newRows.fixture.ts';

const platform = testPlatform();
const PASSWORD = 'Correct-Horse-2031';
const NEW_PAYMENT_PASSWORD = '482716';
const MOBILE = '+8801799123456';
const EMAIL = 'secrets@mail.example';

/** A secret, and the texts whose hashes an attacker would try, given the values beside it. */
interface Kept {
  text: string;
  guesses?: string[];
}
type Secrets = Record<string, Kept>;

const value = <Value>({ body }: { body: { value: unknown } }) => body.value as Value;

/** Performs every call that stores a secret, and returns the secrets. */
async function leaveSecrets(): Promise<Secrets> {
  const { db, clock } = platform.sandbox.platform;
  const merchant = merchantWithWallet(platform, { single: false });
  const headers = { 'Merchant-Code': merchant.merchantCode };
  const registered = await platform.put(
    '/wps/member/register',
    {
      ...{ username: 'secrets01', login: true, ageConfirmed: true, privacyAgreed: true },
      ...{ password: PASSWORD, confirmPassword: PASSWORD },
      termsVersion: merchant.brand.legal.termsVersion,
      humanCheck: await passedHumanCheck(platform),
    },
    headers,
  );
  const member = await newMember(platform, merchant, {
    mobile: MOBILE,
    email: EMAIL,
    account: 'secrets02',
  });
  await fund(platform, member, '5000.00');
  const { client } = member;
  await client.put('/wps/member/paymentPassword', {
    oldPaymentPassword: PAYMENT_PASSWORD,
    newPaymentPassword: NEW_PAYMENT_PASSWORD,
    confirmNewPaymentPassword: NEW_PAYMENT_PASSWORD,
  });
  const bound = await client.post(
    '/wps/withdrawal/accounts',
    { kind: 'bank', provider: 'Test Bank', holder: 'Test', number: '700012345678' },
    await member.stepUp(),
  );
  const { id: accountId } = value<PayoutAccount>(bound);
  const withdrawal = { accountId, amount: '1000.00', paymentPassword: NEW_PAYMENT_PASSWORD };
  const withdrawn = await client.post('/wps/withdrawal', withdrawal, await member.stepUp());
  expect(withdrawn.body.code).toBe('ok');
  const set = await client.post('/wps/member/authenticator', {}, await member.stepUp());
  await client.post('/wps/member/stepUp/code', { method: 'sms' });
  const code = codeIn((await platform.outbox(MOBILE))[0]?.body ?? '');
  await platform.post(
    '/wps/member/password/email',
    new URLSearchParams({ username: 'secrets02', email: EMAIL }),
    headers,
  );
  const link = /#passwordReset=([\w-]+)/.exec((await platform.outbox(EMAIL))[0]?.body ?? '');
  const captcha = await makeCaptcha(db, merchant.merchantCode, clock.now());
  const keys = [...(await readPrivateKeys(db)).values(), await signingKey(db)];
  return {
    password: { text: PASSWORD },
    'session token': { text: value<Registered>(registered).token ?? '' },
    'payment password': {
      text: NEW_PAYMENT_PASSWORD,
      guesses: [JSON.stringify([{ query: {}, path: {} }, withdrawal])],
    },
    'step-up token': { text: (await member.stepUp())['Step-Up-Token'] },
    'authenticator secret': { text: value<AuthenticatorSetup>(set).secret },
    'code in a message': { text: code },
    'reset link': { text: link?.[1] ?? '' },
    'captcha answer': { text: captcha.answer },
    ...Object.fromEntries(keys.map(({ d = '' }, index) => [`private key ${index}`, { text: d }])),
  };
}

/** The common unsalted hashes of the texts. */
const hashesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
      const digest = createHash(algorithm).update(text).digest();
      return [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')];
    }),
  );

/** Whether a text contains a secret as a whole word: short codes also occur within long numbers. */
const isIn = (text: string, secret: string) =>
  new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text);

/** The guesses of an attacker for a secret that is salted with another value of its row. */
const guessesIn = (texts: readonly string[], { text, guesses = [] }: Kept): string[] => [
  ...guesses,
  text,
  ...texts
    .filter(({ length }) => length <= 64)
    .flatMap((salt) => [`${salt}:${text}`, `${salt}${text}`, `${text}${salt}`]),
];

describe('the database after calls with every kind of secret', () => {
  it('contains no secret in plain text, nor a hash that could be brute-forced (S7.1)', async () => {
    const { db } = platform.sandbox.platform;
    await db.execute('DELETE FROM payload_key');
    const before = await dumpRows(db);
    await platform.control({ payloadKeys: 'rotate' });
    const secrets = await leaveSecrets();
    for (const [name, { text }] of Object.entries(secrets)) {
      expect(text.length, name).toBeGreaterThan(4);
    }
    const found = new Set<string>();
    for (const row of await dumpRows(db)) {
      if (before.has(row)) continue;
      const table = row.split(' ')[0];
      const texts = textsIn(row);
      for (const [name, secret] of Object.entries(secrets)) {
        if (texts.some((text) => isIn(text, secret.text))) found.add(`${table}: ${name} in clear`);
        const hashes = new Set(hashesOf(guessesIn(texts, secret)));
        const isWeak = secret.text.length < 40 && texts.some((text) => hashes.has(text));
        if (isWeak) found.add(`${table}: ${name} by its hash`);
      }
    }
    expect([...found]).toEqual([]);
  });
});

describe('a database with secrets', () => {
  it('cannot be opened without the key that sealed them', async () => {
    const { db } = platform.sandbox.platform;
    const sealedJwk = createSealer(parseKeys(newKey())).seal('{}', 'payload_key lost');
    await db.insert(payloadKey).values({ kid: 'lost', sealedJwk });
    await expect(ensurePayloadKeys(db)).rejects.toThrow('SANDBOX_SECRET_KEYS');
    await db.delete(payloadKey).where(eq(payloadKey.kid, 'lost'));
  });

  it('has authenticators of an older version, stored in plain text, sealed', async () => {
    const { db, clock } = platform.sandbox.platform;
    const { memberId } = await newMember(platform);
    const secret = new Secret({ size: 20 }).base32;
    await db.insert(authenticator).values({ memberId, sealedSecret: secret });
    await sealOldAuthenticators(db);
    const now = clock.now();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: now.getTime(),
    });
    expect(await takeAuthenticatorCode(db, memberId, code, now, { confirm: true })).toBe(true);
    const rows = await dumpRows(db);
    expect([...rows].filter((row) => row.includes(secret))).toEqual([]);
  });
});
