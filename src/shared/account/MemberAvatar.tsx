import { useBrand } from '#src/brand/BrandContext.tsx';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { Avatar, type AvatarProps } from '#src/ui/avatar/Avatar.tsx';
import { shownName } from './shownName.ts';

export interface MemberAvatarProps extends Pick<AvatarProps, 'size'> {
  member: MemberInfo;
}

/** The picture of a player, or the initials of their name. */
export function MemberAvatar({ member, size }: MemberAvatarProps) {
  const { platform } = useBrand();
  const pictures = member.avatar ? [pictureAddress(member.avatar, platform)] : [];
  return <Avatar name={shownName(member)} pictures={pictures} size={size} />;
}
