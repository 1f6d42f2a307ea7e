import type { PlatformClient } from '#src/platform/client.ts';

/** `PUT /wps/member/info/icon`: the picture that others see, by its number (S7.16). */
export const changeIcon = (platform: PlatformClient, avatar: number) =>
  platform.send<null>('PUT', '/wps/member/info/icon', { body: { avatar } });
