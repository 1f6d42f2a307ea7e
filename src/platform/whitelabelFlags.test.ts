import { describe, expect, it } from 'vitest';
import type { WhitelabelNode } from '#src/platform/endpoints/site.ts';
import { whitelabelFlags } from '#src/platform/whitelabelFlags.ts';

const defaults = {
  MOBILENUMREG3: false,
  USERNAMEREG3: true,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: true,
  CHNGPASSVERIF3: false,
  AGENTPOLICY3: false,
  FREEPLAY3: true,
  PWDEXPFORCECHANGE3: true,
  MOBILEVERCODELOGIN3: false,
  divtypereq: true,
  dailysalreqtype: true,
  contracthoursalreq: true,
  realtimesalreqtype: true,
};
const node = (
  modId: string,
  enabled: boolean,
  childrenNodes: WhitelabelNode[] = [],
): WhitelabelNode => ({ modId, enabled, childrenNodes });

describe('whitelabelFlags', () => {
  it("keeps the manifest's flags that are not in the tree (S3.12)", () => {
    expect(whitelabelFlags(defaults, [])).toEqual(defaults);
    expect(whitelabelFlags(defaults, [node('SOMETHINGELSE', false)])).toEqual(defaults);
  });

  it('lets the tree turn a flag on and off, at any depth (S3.11)', () => {
    const tree = [node('GROUP', true, [node('MOBILENUMREG3', true), node('FREEPLAY3', false)])];
    expect(whitelabelFlags(defaults, tree)).toMatchObject({
      MOBILENUMREG3: true,
      FREEPLAY3: false,
    });
  });

  it('turns off everything below a node that is off', () => {
    const tree = [node('GROUP', false, [node('USERNAMEREG3', true)])];
    expect(whitelabelFlags(defaults, tree).USERNAMEREG3).toBe(false);
  });
});
