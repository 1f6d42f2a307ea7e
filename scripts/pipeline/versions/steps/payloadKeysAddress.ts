import { restated } from '../changes.ts';
import type { Step } from './step.ts';

/** The platform's contract gave the keys that encrypt calls another address; a manifest that states the first one names nothing now. */
export const payloadKeysAddress: Step = {
  to: 2,
  title: 'The platform has its payload keys at /wps/system/payloadKeys.',
  files: /^brand\.json$/,
  changes: [restated(['platform', 'payloadKeys'], '/wps/system/keys', '/wps/system/payloadKeys')],
};
