import type { PlatformClient } from '#src/platform/client.ts';
import type {
  CodeSent,
  StepUp,
  StepUpGrant,
  StepUpSending,
} from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `POST /wps/member/stepUp/code`: a code to the bound phone or e-mail address. */
export const sendStepUpCode = (platform: PlatformClient, language: string, body: StepUpSending) =>
  platform.send<CodeSent>('POST', '/wps/member/stepUp/code', {
    query: { language: contentLanguage(language) },
    body,
  });

/** `POST /wps/member/stepUp`: proves once more who is there. The token is good for one act, for 5 minutes. */
export const stepUp = (platform: PlatformClient, body: StepUp) =>
  platform.send<StepUpGrant>('POST', '/wps/member/stepUp', { body, encrypted: true });
