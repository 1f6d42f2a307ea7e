import { describe, expect, it } from 'vitest';
import { accountMenuRows } from '#src/modules/accountMenu.ts';
import { registry } from '#src/modules/registry.ts';
import { viewerRows } from '#src/modules/select.ts';
import type { Viewer } from '#src/session/member.ts';

const idsFor = (viewer: Viewer) =>
  accountMenuRows(viewerRows(registry, viewer, undefined)).map(({ id }) => id);

describe('the account menu', () => {
  it('begins with the agent centre for agents, and continues as for members (S2.20)', () => {
    const [first, ...others] = idsFor('agent');
    expect(first).toBe('agentHome');
    expect(others).toEqual(idsFor('member'));
  });

  it('begins with the cashier for members, who have no agent centre (S2.20, S6.4)', () => {
    expect(idsFor('member')[0]).toBe('deposit');
    expect(idsFor('member')).not.toContain('agentHome');
  });
});
