import { eq } from 'drizzle-orm';
import { AVATARS } from '#sandbox/accounts/settings.ts';
import { acceptTerms, checkTermsVersion } from '#sandbox/accounts/terms.ts';
import { avatarArt, avatarPath } from '#sandbox/art/avatar.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import { member } from '#sandbox/database/schema/members.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { closeAccount } from './closeAccount.ts';
import { changeProfile, getProfile } from './profile.ts';

const ICONS = Array.from({ length: AVATARS }, (_, index) => ({
  avatar: index + 1,
  icon: avatarPath(index + 1),
}));

/** What players tell of themselves and agree to. */
export const profileHandlers = (parts: HandlerParts): AreaHandlers<'profile'> => ({
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
