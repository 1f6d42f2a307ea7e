import { mockPlatform } from '#src/app/withSite.tsx';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';

/** The agents' commissions, all on or off. */
export const paid = (on: boolean) => ({
  ...{ divtypereq: on, dailysalreqtype: on, contracthoursalreq: on, realtimesalreqtype: on },
});

/** The platform's answers for an agent. */
export const centre = [
  flagged({ AGENTPOLICY3: true, ...paid(true) }),
  ...asAgent,
  ...mockPlatform(0),
];

export const desktop = { viewport: { value: 'desktop', isRotated: false } };
export const phone = { viewport: { value: 'phone', isRotated: false } };
