import type { PlatformClient } from '#src/platform/client.ts';
import type {
  LimitRaiseConfirmation,
  MoneyLimitChange,
  RealityCheckChange,
  SelfExclusion,
  SessionLimitChange,
  TimeOut,
} from '#src/platform/contract.generated.ts';

/** `PUT /wps/member/protection/limit/money`: a first or lower limit applies at once, a higher one or none is delayed (S2.16). */
export const setMoneyLimit = (platform: PlatformClient, body: MoneyLimitChange) =>
  platform.call('setMoneyLimit', { body });

/** `PUT /wps/member/protection/limit/session`: a first or shorter limit applies at once, a longer one or none is delayed (S2.16). */
export const setSessionLimit = (platform: PlatformClient, body: SessionLimitChange) =>
  platform.call('setSessionLimit', { body });

/** `PUT /wps/member/protection/realityCheck`: the interval of reality checks; a due one must be read first (S2.16). */
export const setRealityCheck = (platform: PlatformClient, body: RealityCheckChange) =>
  platform.call('setRealityCheck', { body });

/** `POST /wps/member/protection/limit/confirm`: confirms a raise that has waited for 24 hours (S2.16). */
export const confirmLimitRaise = (platform: PlatformClient, body: LimitRaiseConfirmation) =>
  platform.call('confirmLimitRaise', { body });

/** `POST /wps/member/protection/timeOut`: a break of 24 hours to 6 weeks, which cannot be undone (S2.16). */
export const takeTimeOut = (platform: PlatformClient, body: TimeOut) =>
  platform.call('takeTimeOut', { body });

/** `POST /wps/member/protection/selfExclusion`: a break of 6 months to 5 years, which cannot be undone (S2.16). */
export const selfExclude = (platform: PlatformClient, body: SelfExclusion) =>
  platform.call('excludeSelf', { body });
