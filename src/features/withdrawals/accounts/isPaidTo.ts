import type { PayoutAccount, PayoutMethod } from '#src/platform/contract.generated.ts';

/** Whether a new withdrawal can go to an account: its provider is still among those of its kind. If not, it stays bound. */
export const isPaidTo = (
  { kind, provider }: Pick<PayoutAccount, 'kind' | 'provider'>,
  methods: readonly Pick<PayoutMethod, 'kind' | 'providers'>[],
): boolean => methods.some((one) => one.kind === kind && one.providers.includes(provider));
