import type { PlatformClient } from '#src/platform/client.ts';

/** The kinds of a player's contacts. */
export type ContactKind = 'mobile' | 'email';

/** `POST /wps/member/mobile/code` or `/wps/member/email/code`: sends a code to the contact to be bound. */
export function sendContactCode(
  platform: PlatformClient,
  language: string,
  { kind, to }: { kind: ContactKind; to: string },
) {
  const query = { language };
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
  const query = { language };
  const headers = { 'Step-Up-Token': stepUpToken };
  return kind === 'mobile'
    ? platform.call('bindMobile', { query, body: { mobileNum: to, verificationCode }, headers })
    : platform.call('bindEmail', { query, body: { email: to, verificationCode }, headers });
}

/** `DELETE /wps/member/mobile` or `/wps/member/email`: unbinds it. Needs a step-up, and the other one bound. */
export function unbindContact(
  platform: PlatformClient,
  language: string,
  kind: ContactKind,
  stepUpToken?: string,
) {
  const query = { language };
  const headers = { 'Step-Up-Token': stepUpToken };
  return kind === 'mobile'
    ? platform.call('unbindMobile', { query, headers })
    : platform.call('unbindEmail', { query, headers });
}
