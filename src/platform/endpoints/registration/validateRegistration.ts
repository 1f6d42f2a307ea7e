import type { PlatformClient } from '#src/platform/client.ts';
import type { FieldFindings, RegistrationCheck } from '#src/platform/contract.generated.ts';

/** `POST /wps/member/register/validate`: whether the fields given could be registered (S7.23). */
export const validateRegistration = (
  platform: PlatformClient,
  body: RegistrationCheck,
  signal: AbortSignal,
) =>
  platform.send<FieldFindings>('POST', '/wps/member/register/validate', {
    body,
    encrypted: true,
    signal,
  });
