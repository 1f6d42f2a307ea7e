import { expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();

it.each([
  ['Friends\u202e', 'characters'],
  ['\u3164', 'characters'],
  ['Customer Service', 'staff'],
])('a registration link rejects the misleading name %j', async (name, rule) => {
  const agent = platform.as('agent1', merchantWithAgents(platform));
  const { status, body } = await agent.post('/wps/agent/registrationLinks', {
    ...{ name, makes: 'player', rebatePercent: '0.30' },
  });
  expect([status, body.code]).toEqual([422, 'field_invalid']);
  expect(body.value).toMatchObject({ fields: [{ name: 'name', rule }] });
});
