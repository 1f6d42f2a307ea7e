import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { AccountClosing, ProfileChange } from '#src/platform/contract.generated.ts';

/** `GET /wps/member/profile`: the player's own details; contacts are masked (S3.17). */
export const profileQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'profile'],
    queryFn: ({ signal }) => platform.call('getProfile', { signal }),
  });

/** `PUT /wps/member/profile`: changes the given fields. The real name and the birthday are set once (S3.17). */
export const changeProfile = (platform: PlatformClient, body: ProfileChange) =>
  platform.call('changeProfile', { body });

/** `GET /wps/member/info/icon`: the player's picture, and those to choose from (S7.16). */
export const iconsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'icons'],
    queryFn: ({ signal }) => platform.call('getIcons', { signal }),
  });

/** `PUT /wps/member/info/icon`: sets the player's picture by its number (S7.16). */
export const changeIcon = (platform: PlatformClient, avatar: number) =>
  platform.call('changeIcon', { body: { avatar } });

/**
 * `POST /wps/member/close`: closes the account for good and ends all its sessions. Needs a step-up, and that nothing is left in any wallet,
 * at stake or being deposited.
 */
export const closeAccount = (
  platform: PlatformClient,
  body: AccountClosing,
  stepUpToken: string | undefined,
) => platform.call('closeAccount', { body, headers: { 'Step-Up-Token': stepUpToken } });
