import type { PlatformClient } from '#src/platform/client.ts';
import type { PaymentPasswordChange } from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/paymentPassword`: the password that withdrawals and transfers ask for. */
export const setPaymentPassword = (platform: PlatformClient, body: PaymentPasswordChange) =>
  platform.send<null>('PUT', '/wps/member/paymentPassword', { body, encrypted: true });
