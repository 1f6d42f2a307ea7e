import type { PlatformClient } from '#src/platform/client.ts';
import type { Registered, Registration } from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/register`: registration by username (S7.7). */
export const register = (platform: PlatformClient, body: Registration) =>
  platform.send<Registered>('PUT', '/wps/member/register', { body, encrypted: true });

/** `PUT /wps/member/register/mobile`: registration by mobile number (S7.8). */
export const registerMobile = (platform: PlatformClient, body: Registration) =>
  platform.send<Registered>('PUT', '/wps/member/register/mobile', { body, encrypted: true });
