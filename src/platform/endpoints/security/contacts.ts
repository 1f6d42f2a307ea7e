import type { PlatformClient } from '#src/platform/client.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** How a player can be reached. */
export type ContactKind = 'mobile' | 'email';

/** `POST /wps/member/mobile/code` or `/wps/member/email/code`: a code to the contact that is to be bound. */
export function sendContactCode(
  platform: PlatformClient,
  language: string,
  { kind, to }: { kind: ContactKind; to: string },
) {
  const query = { language: contentLanguage(language) };
  return kind === 'mobile'
    ? platform.call('sendMobileCode', { query, body: { mobileNum: to } })
    : platform.call('sendEmailCode', { query, body: { email: to } });
}

/** `PUT /wps/member/mobile` or `/wps/member/email`: binds the contact that a code was sent to. Needs a step-up. */
export function bindContact(
  platform: PlatformClient,
  language: string,
  { kind, to, verificationCode }: { kind: ContactKind; to: string; verificationCode: string },
  stepUpToken?: string,
) {
  const query = { language: contentLanguage(language) };
  const headers = { 'Step-Up-Token': stepUpToken };
  return kind === 'mobile'
    ? platform.call('bindMobile', { query, body: { mobileNum: to, verificationCode }, headers })
    : platform.call('bindEmail', { query, body: { email: to, verificationCode }, headers });
}

/** `DELETE /wps/member/mobile` or `/wps/member/email`: needs a step-up, and that the other one stays. */
export function unbindContact(
  platform: PlatformClient,
  language: string,
  kind: ContactKind,
  stepUpToken?: string,
) {
  const query = { language: contentLanguage(language) };
  const headers = { 'Step-Up-Token': stepUpToken };
  return kind === 'mobile'
    ? platform.call('unbindMobile', { query, headers })
    : platform.call('unbindEmail', { query, headers });
}
