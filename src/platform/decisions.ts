import type { Code } from '#src/platform/contract.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';

/**
 * The error codes which prove that no try of a call with an idempotency key, or of a manual payment report, has done anything: the platform
 * sends them only after it has looked for an earlier response. A refusal before that, such as for an ended session or a player on a break,
 * proves nothing about an earlier try and is not listed. `scripts/codegen/contract/decisions.test.ts` compares the list with the contract.
 */
const DECISIONS = new Set<string>([
  'amount_out_of_range',
  'balance_insufficient',
  'deposit_limit_reached',
  'deposit_method_unknown',
  'deposit_state',
  'deposit_unknown',
  'deposits_open',
  'details_needed',
  'fee_changed',
  'function_disabled',
  'identity_not_verified',
  'image_invalid',
  'line_transfer_unavailable',
  'mission_unfinished',
  'mission_unknown',
  'payment_password_missing',
  'payment_password_wrong',
  'payout_account_taken',
  'payout_account_unknown',
  'payout_accounts_full',
  'payout_holder_differs',
  'payout_provider_closed',
  'point_item_sold_out',
  'point_item_unknown',
  'points_too_few',
  'promotion_closed',
  'promotion_not_for_this',
  'promotion_unfinished',
  'promotion_unknown',
  'raffle_ticket_missing',
  'rebate_too_small',
  'referral_too_small',
  'reward_claimed',
  'reward_expired',
  'reward_unknown',
  'step_up_needed',
  'transaction_used',
  'turnover_left',
  'vendor_unknown',
  'vendor_wallet_busy',
  'vendor_wallet_maintenance',
  'verification_closed',
  'verification_incomplete',
  'wallet_same',
  'wallet_single',
  'withdrawals_exhausted',
] satisfies Code[]);

/** Whether the platform has judged and refused a call, so that no try with its key has done anything. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof PlatformError && DECISIONS.has(error.code);

const KEY_REUSED: Code = 'idempotency_key_reused';

/** Whether the platform knows a call's key: it has answered an earlier try that differed in something, such as a mistyped password. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === KEY_REUSED;
