/** Files that are mutated together, and the tests that have to notice it. */
export interface MutatedModule {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
}

/** The modules whose tests are themselves tested: a mistake in one of them costs money, secrets or trust. */
export const MODULES: readonly MutatedModule[] = [
  {
    name: 'money',
    mutate: ['sandbox/money.ts', 'sandbox/percent.ts'],
    tests: ['sandbox/money.test.ts', 'sandbox/percent.test.ts'],
  },
  {
    name: 'contrast',
    mutate: ['scripts/build/contrast.ts', 'scripts/build/theme/luminance.ts'],
    tests: ['scripts/build/contrast.test.ts', 'scripts/build/theme/luminance.test.ts'],
  },
  {
    name: 'hash',
    mutate: ['scripts/build/hash.ts', 'scripts/build/compile/fingerprint.ts'],
    tests: ['scripts/build/hash.test.ts', 'scripts/build/compile/fingerprint.test.ts'],
  },
  {
    name: 'validation',
    mutate: [
      'scripts/build/validate/{nearest,characters}.ts',
      'sandbox/contract/{wellFormed,invalidParameters}.ts',
      'sandbox/accounts/checkField.ts',
      'src/session/fields/checkField.ts',
    ],
    tests: [
      'scripts/build/validate/{nearest,characters}.test.ts',
      'sandbox/contract/{wellFormed,invalidParameters}.test.ts',
      'sandbox/accounts/checkField.test.ts',
      'src/session/fields/checkField.test.ts',
    ],
  },
  {
    name: 'guard',
    mutate: ['sandbox/control/guard.ts', 'sandbox/http/localCall.ts'],
    tests: ['sandbox/control/guard.test.ts', 'sandbox/http/localCall.test.ts'],
  },
  {
    name: 'jwe',
    mutate: ['src/platform/payload/{sealJwe,jweCodec}.ts'],
    tests: ['src/platform/payload/payload.test.ts'],
  },
  {
    name: 'payload',
    mutate: ['sandbox/payloads/{openPayload,payloadKeys}.ts'],
    tests: ['sandbox/payloads/payloads.test.ts'],
  },
  {
    name: 'idempotency',
    mutate: ['sandbox/contract/{idempotency,ledgerRefusal}.ts', 'sandbox/schedule/purge.ts'],
    tests: [
      'sandbox/contract/{idempotency,answerOnce,ledgerRefusal}.test.ts',
      'sandbox/schedule/purge.test.ts',
    ],
  },
  {
    name: 'limits',
    mutate: [
      'sandbox/protection/{limits,changeLimit,losses,play,sitting}.ts',
      'sandbox/wallet/depositLimit.ts',
    ],
    tests: [
      'sandbox/protection/{changeLimit,limits,play,sitting,windows}.test.ts',
      'sandbox/wallet/{depositLimit,deposits/depositLimits}.test.ts',
    ],
  },
  {
    name: 'ledger',
    mutate: [
      'sandbox/ledger/{accountName,accounts,balances,failures,post,posting}.ts',
      'sandbox/ledger/movements/{movement,deposit,withdrawal,transfer,play,points,reward,commission}.ts',
    ],
    tests: ['sandbox/ledger/{post,balances}.test.ts', 'sandbox/ledger/movements/movements.test.ts'],
  },
];
