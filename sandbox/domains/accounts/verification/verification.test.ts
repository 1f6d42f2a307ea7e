import { describe, expect, it } from 'vitest';
import { act } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { MessagePage } from '#src/platform/contract.generated.ts';
import {
  DOCUMENT_PATH,
  documentForm,
  documentIn,
  PATH,
  proofIn,
  proofOf,
  sendDocuments,
  somebody,
  storedOf,
} from './verification.fixture.ts';

const platform = testPlatform();
const CARD = ['identity_card_front', 'identity_card_back'] as const;

describe('an identity check', () => {
  it('lists what the market requires, each part with its choices, before anything was sent', async () => {
    expect(await proofOf(await somebody(platform))).toMatchObject({
      ...{ state: 'not_started', reason: null, complete: false, realName: 'Rahim Uddin' },
      parts: [{ purpose: 'identity' }, { purpose: 'address' }],
    });
    const abroad = platform.merchants.find(({ brand }) => brand.market.country === 'IE');
    const { parts } = await proofOf(await newMember(platform, abroad));
    expect(parts.map(({ purpose }) => purpose)).toEqual(['identity', 'address', 'selfie']);
  });

  it('is sent to the reviewer as a whole, with one choice of documents, and accepts no changes meanwhile', async () => {
    const one = await somebody(platform);
    expect((await sendDocuments(one, CARD[0], 'proof_of_address')).body.code).toBe(
      'verification_incomplete',
    );
    await one.client.put(DOCUMENT_PATH, documentForm('passport'));
    const sent = proofIn(await one.client.post(PATH));
    expect(sent.state).toBe('in_review');
    expect(documentIn(sent, 'passport')?.state).toBe('in_review');
    // The unneeded half of the card is deleted.
    expect((await storedOf(platform, one)).map(({ kind }) => kind).sort()).toEqual([
      'passport',
      'proof_of_address',
    ]);
    const closed = [
      one.client.put(DOCUMENT_PATH, documentForm('passport')),
      one.client.delete(`${DOCUMENT_PATH}?kind=passport`),
      one.client.post(PATH),
    ];
    for (const { body } of await Promise.all(closed)) expect(body.code).toBe('verification_closed');
  });

  it.each([
    ['real name', { realName: '' }],
    ['birth date', { realName: 'Rahim Uddin', profile: {} }],
  ])('requires a %s to compare the documents with', async (_, lacking) => {
    const one = await newMember(platform, undefined, lacking);
    const { body } = await sendDocuments(one, 'passport', 'proof_of_address');
    expect(body.code).toBe('details_needed');
    expect(await proofOf(one)).toMatchObject({ state: 'not_started', realName: '' });
  });

  it('lets a player discard a document that was not sent yet', async () => {
    const one = await somebody(platform);
    const { client } = one;
    await client.put(DOCUMENT_PATH, documentForm('passport'));
    const removed = proofIn(await client.delete(`${DOCUMENT_PATH}?kind=passport`));
    expect(documentIn(removed, 'passport')?.state).toBe('missing');
    expect(await storedOf(platform, one)).toEqual([]);
  });

  it('is returned with a reason for each document, which the player reads in both languages', async () => {
    const one = await somebody(platform);
    const { account } = one;
    await sendDocuments(one, ...CARD, 'proof_of_address');
    const asked = { account, kind: 'identity_card_back', reason: 'unreadable' };
    await act(platform, one, 'askForDocument', asked);
    await act(platform, one, 'askForDocument', { account, kind: 'selfie', reason: 'additional' });
    const more = await proofOf(one);
    expect(more).toMatchObject({ state: 'more_needed', complete: false });
    expect(documentIn(more, 'identity_card_back')).toMatchObject({
      ...{ state: 'refused', reason: 'unreadable' },
    });
    expect(documentIn(more, 'identity_card_front')?.state).toBe('in_review');
    expect(documentIn(more, 'selfie')).toMatchObject({ state: 'missing', reason: 'additional' });
    for (const language of ['en', 'bn']) {
      const { body } = await one.client.get(`/wps/message/list?language=${language}`);
      const { list } = body.value as MessagePage;
      expect(list.length).toBe(2);
      expect(list.every(({ text }) => text.length > 20)).toBe(true);
    }
    // Documents with the reviewer cannot be changed.
    const front = await one.client.put(DOCUMENT_PATH, documentForm('identity_card_front'));
    expect(front.body.code).toBe('verification_closed');
    await one.client.put(DOCUMENT_PATH, documentForm('identity_card_back'));
    expect((await one.client.post(PATH)).body.code).toBe('verification_incomplete');
    expect((await sendDocuments(one, 'selfie')).body.code).toBe('ok');
    await act(platform, one, 'approveVerification', { account });
    const approved = await proofOf(one);
    expect(approved.state).toBe('approved');
    expect(documentIn(approved, 'identity_card_back')).toMatchObject({
      ...{ state: 'accepted', reason: null },
    });
  });

  it('still asks for a document whose new picture was discarded', async () => {
    const one = await somebody(platform);
    await sendDocuments(one, 'passport', 'proof_of_address');
    const asked = { account: one.account, kind: 'passport', reason: 'expired' };
    await act(platform, one, 'askForDocument', asked);
    await one.client.put(DOCUMENT_PATH, documentForm('passport'));
    await one.client.delete(`${DOCUMENT_PATH}?kind=passport`);
    expect(documentIn(await proofOf(one), 'passport')).toMatchObject({
      ...{ state: 'missing', reason: 'expired' },
    });
  });

  it('is rejected with a reason, and stays rejected until the reviewer reopens it', async () => {
    const one = await somebody(platform);
    const { account } = one;
    await sendDocuments(one, 'passport', 'proof_of_address');
    await act(platform, one, 'refuseVerification', { account, reason: 'not_own' });
    expect(await proofOf(one)).toMatchObject({ state: 'refused', reason: 'not_own' });
    const again = await one.client.put(DOCUMENT_PATH, documentForm('passport'));
    expect(again.body.code).toBe('verification_closed');
    const approve = await act(platform, one, 'approveVerification', { account });
    expect(approve.body.code).toBe('transition_refused');
    await act(platform, one, 'askForDocument', { account, kind: 'passport', reason: 'cropped' });
    expect(await proofOf(one)).toMatchObject({ state: 'more_needed', reason: null });
  });
});
