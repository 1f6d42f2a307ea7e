import type { PlatformClient } from '#src/platform/client.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';

/** The most characters that the contract takes for an operating system. */
const OS_LENGTH = 40;

/** `POST /wps/session/login/freeplay`: a session of a new trial account (S1.4, S7.14). */
export const freeplay = (platform: PlatformClient, os: string) =>
  platform.send<LoginResult>('POST', '/wps/session/login/freeplay', {
    body: { os: os.slice(0, OS_LENGTH), platform: 'W' },
    encrypted: true,
  });
