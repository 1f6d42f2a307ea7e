import { describe, expect, it } from 'vitest';
import { merchantWithWallet, newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { fund, PAYMENT_PASSWORD } from './wallet.fixture.ts';

const platform = testPlatform();

/** Sends a transfer to an upline with a note. */
async function sendWith(note: string) {
  const merchant = merchantWithWallet(platform, { single: false });
  const upline = await newMember(platform, merchant, {
    account: `a${crypto.randomUUID().slice(0, 18)}`,
  });
  const sender = await newMember(platform, merchant, { uplineId: upline.memberId });
  await fund(platform, sender, '1000');
  const line = (await sender.client.get('/wps/agent/transferLine')).body.value;
  const { account } = (line as { upline: { account: string } }).upline;
  const order = { account, amount: '100', paymentPassword: PAYMENT_PASSWORD, note };
  return sender.client.post('/wps/agent/transferLine/transfer', order);
}

describe('the note of a line transfer (S2.16)', () => {
  it.each(['202a', '202e', '2066', '2069', '0000', '0007', '001b', '200b'])(
    'rejects the invisible character U+%s',
    async (code) => {
      const hidden = String.fromCodePoint(Number.parseInt(code, 16));
      const { status, body } = await sendWith(`For ${hidden}Friday`);
      expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    },
  );

  it.each(['শুক্রবারের জন্য, র‍্যাব', 'For Friday 👩‍❤️‍👨 ❤️'])(
    'accepts the characters that a script needs: %s',
    async (note) => {
      const { body } = await sendWith(note);
      expect(body.value).toMatchObject({ note });
    },
  );
});
