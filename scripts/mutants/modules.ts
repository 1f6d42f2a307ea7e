/** Files that are mutated together, and the tests that must notice it. */
export interface MutatedModule {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
}

/** The modules whose tests are themselves tested: a mistake in one of them costs money, secrets or trust. */
export const MODULES: readonly MutatedModule[] = [
  {
    name: 'money',
    mutate: ['sandbox/kernel/money.ts', 'sandbox/kernel/percent.ts'],
    tests: ['sandbox/kernel/money.test.ts', 'sandbox/kernel/percent.test.ts'],
  },
  {
    name: 'contrast',
    mutate: ['scripts/pipeline/contrast.ts', 'scripts/pipeline/theme/luminance.ts'],
    tests: ['scripts/pipeline/contrast.test.ts', 'scripts/pipeline/theme/luminance.test.ts'],
  },
  {
    name: 'hash',
    mutate: ['scripts/pipeline/hash.ts', 'scripts/pipeline/compile/fingerprint.ts'],
    tests: ['scripts/pipeline/hash.test.ts', 'scripts/pipeline/compile/fingerprint.test.ts'],
  },
  {
    name: 'validation',
    mutate: [
      'scripts/pipeline/validate/{nearest,characters}.ts',
      'sandbox/kernel/contract/malformedTexts.ts',
      'sandbox/kernel/failures/invalidParameters.ts',
      'sandbox/domains/accounts/checkField.ts',
      'src/session/fields/checkField.ts',
    ],
    tests: [
      'scripts/pipeline/validate/{nearest,characters}.test.ts',
      'sandbox/kernel/contract/malformedTexts.test.ts',
      'sandbox/kernel/failures/invalidParameters.test.ts',
      'sandbox/domains/accounts/checkField.test.ts',
      'src/session/fields/checkField.test.ts',
    ],
  },
  {
    name: 'guard',
    mutate: ['sandbox/kernel/http/testersOnly.ts', 'sandbox/kernel/http/localCall.ts'],
    tests: ['sandbox/kernel/http/testersOnly.test.ts', 'sandbox/kernel/http/localCall.test.ts'],
  },
  {
    name: 'jwe',
    mutate: ['src/platform/payload/{sealJwe,jweCodec}.ts'],
    tests: ['src/platform/payload/payload.test.ts'],
  },
  {
    name: 'payload',
    mutate: ['sandbox/kernel/payloads/{openPayload,payloadKeys}.ts'],
    tests: ['sandbox/kernel/payloads/payloads.test.ts'],
  },
  {
    name: 'idempotency',
    mutate: [
      'sandbox/kernel/contract/{idempotency,ledgerRefusal}.ts',
      'sandbox/kernel/schedule/purge.ts',
    ],
    tests: [
      'sandbox/kernel/contract/{idempotency,answerOnce,ledgerRefusal}.test.ts',
      'sandbox/kernel/schedule/purge.test.ts',
    ],
  },
  {
    name: 'limits',
    mutate: [
      'sandbox/domains/protection/{limits,changeLimit,losses,play,playSession,depositLimit}.ts',
    ],
    tests: [
      'sandbox/domains/protection/{changeLimit,limits,play,playSession,windows,depositLimit}.test.ts',
      'sandbox/domains/wallet/deposits/depositLimits.test.ts',
    ],
  },
  {
    name: 'ledger',
    mutate: [
      'sandbox/ledger/{accountName,accounts,balances,post,posting}.ts',
      'sandbox/kernel/failures/ledgerFailures.ts',
      'sandbox/ledger/movements/{movement,deposit,withdrawal,transfer,play,points,reward,commission}.ts',
    ],
    tests: ['sandbox/ledger/{post,balances}.test.ts', 'sandbox/ledger/movements/movements.test.ts'],
  },
];
