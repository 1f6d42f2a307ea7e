import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  ApplicationImage,
  Promotion,
  PromotionApplicationPage,
} from '#src/platform/contract.generated.ts';
import { answered, at, codeOf, merchantThat, walletBalance } from '../rewards.fixture.ts';
import { REWARD_DAYS } from '../settings.ts';
import { decideApplication } from './review.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'promotions');
const PATH = '/wps/promotions/play-safely/applications';
const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: 'green' } });
const PNG = await dot.clone().png().toBuffer();
const JPG = await dot.clone().jpeg().toBuffer();

/** The picture with another size in its header; its pixels are those of the small one. */
function pngOfSize(side: number): Buffer<ArrayBuffer> {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function form(statement: string, ...images: BlobPart[]): FormData {
  const data = new FormData();
  data.append('statement', statement);
  for (const bytes of images) data.append('images', new File([bytes], 'limits.png'));
  return data;
}

describe('an application for a promotion', () => {
  it('is stored with its pictures, which only its sender can see (S5.9)', async () => {
    const merchant = carrying();
    const client = platform.as('agent41', merchant);
    await answered(client.post(PATH, form('I take breaks.', PNG, JPG)));
    const { list } = await answered<PromotionApplicationPage>(
      client.get('/wps/promotionApplications'),
    );
    expect(list).toMatchObject([
      { code: 'play-safely', state: 'in_process', statement: 'I take breaks.', images: 2 },
    ]);
    const image = `${PATH}/images/2`;
    expect(await answered<ApplicationImage>(client.get(image))).toEqual({
      contentType: 'image/jpeg',
      image: JPG.toString('base64'),
    });
    expect(await codeOf(client.get(`${PATH}/images/3`))).toEqual([404, 'image_unknown']);
    expect(await codeOf(platform.as('agent1', merchant).get(image))).toEqual([
      404,
      'image_unknown',
    ]);
  });

  it('accepts PNG and JPEG by content, whatever the file name (S5.9)', async () => {
    const client = platform.as('agent42', carrying());
    for (const bytes of [Buffer.from('GIF89a'), Buffer.from('<svg/>'), Buffer.alloc(0)]) {
      expect(await codeOf(client.post(PATH, form('Look.', bytes)))).toEqual([422, 'image_invalid']);
    }
  });

  it('rejects a picture with more pixels than a device can show (S5.9)', async () => {
    const client = platform.as('agent42', carrying());
    expect(await codeOf(client.post(PATH, form('Look.', pngOfSize(60_000))))).toEqual([
      422,
      'image_invalid',
    ]);
  });

  it('returns a picture with an embedded page as JSON, marked as a picture (S5.9)', async () => {
    const client = platform.as('agent1', carrying());
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    await answered(client.post(PATH, form('Look.', Buffer.concat([PNG, page]))));
    const { headers, body } = await client.get(`${PATH}/images/1`);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body.value).toMatchObject({ contentType: 'image/png' });
  });

  it('accepts at most 5 MB for each picture (S5.9)', async () => {
    const client = platform.as('agent42', carrying());
    const limit = 5 * 1024 * 1024;
    const tooLarge = Buffer.concat([PNG, Buffer.alloc(limit - PNG.length + 1)]);
    expect(await codeOf(client.post(PATH, form('Look.', tooLarge)))).toEqual([
      422,
      'image_invalid',
    ]);
    const largest = tooLarge.subarray(0, limit);
    expect(await codeOf(client.post(PATH, form('Look.', largest)))).toEqual([200, 'ok']);
  });

  it('accepts one to three pictures and 140 characters (S5.9)', async () => {
    const client = platform.as('agent2', carrying());
    const refused = [400, 'invalid_parameter'];
    expect(await codeOf(client.post(PATH, form('Look.')))).toEqual(refused);
    expect(await codeOf(client.post(PATH, form('Look.', PNG, PNG, PNG, PNG)))).toEqual(refused);
    expect(await codeOf(client.post(PATH, form('x'.repeat(141), PNG)))).toEqual(refused);
    expect(await codeOf(client.post(PATH, form('x'.repeat(140), PNG)))).toEqual([200, 'ok']);
  });

  it('is one at a time, can be repeated after a rejection, and pays once after an approval (S4.16)', async () => {
    const merchant = carrying();
    const { merchantCode } = merchant;
    const client = platform.as('player', merchant);
    const send = () => codeOf(client.post(PATH, form('Now it can be read.', PNG)));
    expect(await send()).toEqual([200, 'ok']);
    expect(await send()).toEqual([409, 'application_open']);
    const claim = () => codeOf(client.post('/wps/promotions/play-safely/claim'));
    expect(await claim()).toEqual([409, 'promotion_unfinished']);

    const { db, now } = at(platform);
    const { list } = await answered<PromotionApplicationPage>(
      client.get('/wps/promotionApplications'),
    );
    const id = list[0]?.id ?? '';
    const decide = (state: 'approved' | 'rejected') =>
      decideApplication(db, { merchantCode, id, state, remark: '', now });
    await decide('approved');
    await expect(decide('rejected')).rejects.toMatchObject({ code: 'transition_refused' });

    expect(await send()).toEqual([409, 'reward_claimed']);
    const before = await walletBalance(platform, merchant, 'player');
    expect(await claim()).toEqual([200, 'ok']);
    expect(await claim()).toEqual([409, 'reward_claimed']);
    expect((await walletBalance(platform, merchant, 'player')) - before).toBe(30_00n);
  });

  it('expires if its reward is not claimed in time, and no longer counts as issued (S4.16)', async () => {
    const merchant = carrying();
    const status = async () => {
      const client = platform.as('vip', merchant);
      return (await answered<Promotion>(client.get('/wps/promotions/play-safely'))).status;
    };
    expect(await status()).toBe('issued');
    await platform.forward(REWARD_DAYS * 86_400);
    expect(await status()).toBe('expired');
    const client = platform.as('vip', merchant);
    expect(await codeOf(client.post('/wps/promotions/play-safely/claim'))).toEqual([
      410,
      'reward_expired',
    ]);
  });
});
