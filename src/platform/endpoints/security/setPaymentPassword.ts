import type { PlatformClient } from '#src/platform/client.ts';
import type { PaymentPasswordChange } from '#src/platform/contract.generated.ts';

/**
 * `PUT /wps/member/paymentPassword`: the password that withdrawals and transfers ask for. Where there is one already, it needs
 * the old one, or a step-up.
 */
export const setPaymentPassword = (
  platform: PlatformClient,
  body: PaymentPasswordChange,
  stepUpToken?: string,
) =>
  platform.send<null>('PUT', '/wps/member/paymentPassword', { body, encrypted: true, stepUpToken });
