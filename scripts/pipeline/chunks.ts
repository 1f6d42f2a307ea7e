import { isMeasured } from '#src/brand/measurement.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import {
  CONSENT_SCREEN,
  CONTRACT_SCREEN,
  registry,
  SYSTEM_SCREENS,
} from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import {
  type ClientGraph,
  ENTRY,
  filesOf,
  RETURN_ENTRY,
  START,
  screenFile,
} from './compile/graph.ts';

/** Only in brands with a social sign-in, which uses a third party (S7.32). */
const SOCIAL_SIGN_IN = 'src/session/login/SocialSignIn.tsx';
const FIREBASE = 'src/platform/phone/firebase.ts';

/** Only in brands with one or the other. */
const GOOGLE_TAG = 'src/platform/analytics/gtag.ts';
const TAG_MANAGER = 'src/platform/analytics/tagManager.ts';

/** Only in brands with a tag, besides the consent bar: the choice on the privacy page, and the event counter. */
const MEASUREMENT = [
  'src/features/legal/ConsentChoice.tsx',
  'src/session/analytics/measureByConsent.ts',
];

/** The compiled app's files that the brand's modules, sign-in methods and tag can reach. */
export function brandChunks(graph: ClientGraph, brand: ResolvedBrand): string[] {
  const kept = new Set([...SYSTEM_SCREENS, ...brandRows(registry, brand).map((row) => row.screen)]);
  const screens = registry.map((row) => row.screen).filter((screen) => !kept.has(screen));
  const { social, phone } = brand.signIn ?? {};
  const leftOut = [
    ...screens.map(screenFile),
    ...(social ? [] : [SOCIAL_SIGN_IN]),
    ...(phone ? [] : [FIREBASE]),
    ...(brand.modules.agent ? [] : [screenFile(CONTRACT_SCREEN)]),
    ...(isMeasured(brand.analytics) ? [] : [screenFile(CONSENT_SCREEN), ...MEASUREMENT]),
    ...(brand.analytics.gtagId === undefined ? [GOOGLE_TAG] : []),
    ...(brand.analytics.tagManager ? [] : [TAG_MANAGER]),
  ];
  return filesOf(graph, [START, ENTRY, ...(social ? [RETURN_ENTRY] : [])], new Set(leftOut));
}
