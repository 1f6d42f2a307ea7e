import type { PlatformClient } from '#src/platform/client.ts';
import type { FundTransfer, WalletTransfer } from '#src/platform/contract.generated.ts';

/** `POST GCS_walletTransfer`: moves money between the main wallet and a vendor's (S7.19). */
export const transferBetweenWallets = (
  platform: PlatformClient,
  body: WalletTransfer,
  idempotencyKey: string,
) => platform.send<FundTransfer>('POST', '/wps/relay/GCS_walletTransfer', { body, idempotencyKey });
