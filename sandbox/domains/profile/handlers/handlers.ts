import { eq } from 'drizzle-orm';
import { AVATARS } from '#sandbox/domains/accounts/settings.ts';
import { acceptTerms, checkTermsVersion } from '#sandbox/domains/accounts/terms.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { avatarArt, avatarPath } from '#sandbox/kernel/art/avatar.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { closeAccount } from './closeAccount.ts';
import { getMemberInfo } from './memberInfo.ts';
import { changeProfile, getProfile } from './profile.ts';

const ICONS = Array.from({ length: AVATARS }, (_, index) => ({
  avatar: index + 1,
  icon: avatarPath(index + 1),
}));

type ProfileHandlers = AreaHandlers<'profile'> & Pick<AreaHandlers<'accounts'>, 'getMemberInfo'>;

/** Handlers for a member's info, profile and agreements. */
export const profileHandlers = (parts: HandlerParts): ProfileHandlers => ({
  getMemberInfo,
  getProfile,
  changeProfile: changeProfile(parts),
  getIcons: ({ session }) => ({ icon: avatarPath(session.member.avatar), icons: ICONS }),
  async changeIcon({ db, session, body: { avatar } }) {
    await db.update(member).set({ avatar }).where(eq(member.id, session.member.id));
    return null;
  },
  getAvatarArt: ({ path }) => ({ svg: avatarArt(path.avatar), immutable: false }),
  getTerms: ({ merchant: { brand } }) => ({
    version: brand.legal.termsVersion,
    minimumAge: brand.market.minimumAge,
    operator: brand.legal.operator ?? brand.name,
  }),
  async agreeToTerms({ db, merchant, session, body: { version }, ip, now }) {
    checkTermsVersion(merchant, version);
    await acceptTerms(db, { memberId: session.member.id, version, ip, at: now });
    return null;
  },
  closeAccount,
});
