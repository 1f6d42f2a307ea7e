import type { PlatformClient } from '#src/platform/client.ts';
import type { AccountClosing } from '#src/platform/contract.generated.ts';

/**
 * `POST /wps/member/close`: closes the account for good and ends all its sessions. Needs a step-up, and that nothing is left in
 * any wallet, at stake or on its way in.
 */
export const closeAccount = (
  platform: PlatformClient,
  body: AccountClosing,
  stepUpToken: string | undefined,
) =>
  platform.send<null>('POST', '/wps/member/close', {
    body,
    encrypted: true,
    ...(stepUpToken !== undefined && { stepUpToken }),
  });
