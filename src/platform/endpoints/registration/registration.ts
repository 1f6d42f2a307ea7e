import type { PlatformClient } from '#src/platform/client.ts';
import type { Registration, RegistrationCheck } from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/register`: registration by username (S7.7). */
export const register = (platform: PlatformClient, body: Registration) =>
  platform.call('register', { body });

/** `PUT /wps/member/register/mobile`: registration by mobile number (S7.8). */
export const registerMobile = (platform: PlatformClient, body: Registration) =>
  platform.call('registerMobile', { body });

/** `POST /wps/member/register/validate`: whether the given fields could be registered (S7.23). */
export const validateRegistration = (
  platform: PlatformClient,
  body: RegistrationCheck,
  signal: AbortSignal,
) => platform.call('validateRegistration', { body, signal });

/** `POST /wps/agent/affiliate/opened`: counts a visitor who came by this invitation code (S2.17). */
export const countInvitation = (platform: PlatformClient, code: string) =>
  platform.call('countInvitation', { body: { code } });
