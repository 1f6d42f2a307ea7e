import type { PlatformClient } from '#src/platform/client.ts';
import type { CodeSent } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** How a player can be reached. */
export type ContactKind = 'mobile' | 'email';

const PATH: Record<ContactKind, string> = {
  mobile: '/wps/member/mobile',
  email: '/wps/member/email',
};

const contactBody = (kind: ContactKind, to: string) =>
  kind === 'mobile' ? { mobileNum: to } : { email: to };

/** `POST /wps/member/mobile/code` or `/wps/member/email/code`: a code to the contact that is to be bound. */
export const sendContactCode = (
  platform: PlatformClient,
  language: string,
  { kind, to }: { kind: ContactKind; to: string },
) =>
  platform.send<CodeSent>('POST', `${PATH[kind]}/code`, {
    query: { language: contentLanguage(language) },
    body: contactBody(kind, to),
  });

/** `PUT /wps/member/mobile` or `/wps/member/email`: binds the contact that a code was sent to. Needs a step-up. */
export const bindContact = (
  platform: PlatformClient,
  language: string,
  { kind, to, verificationCode }: { kind: ContactKind; to: string; verificationCode: string },
  stepUpToken?: string,
) =>
  platform.send<null>('PUT', PATH[kind], {
    query: { language: contentLanguage(language) },
    body: { ...contactBody(kind, to), verificationCode },
    stepUpToken,
  });

/** `DELETE /wps/member/mobile` or `/wps/member/email`: needs a step-up, and that the other one stays. */
export const unbindContact = (
  platform: PlatformClient,
  language: string,
  kind: ContactKind,
  stepUpToken?: string,
) =>
  platform.send<null>('DELETE', PATH[kind], {
    query: { language: contentLanguage(language) },
    stepUpToken,
  });
