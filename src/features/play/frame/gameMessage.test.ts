import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameMessage, type Speaker } from './gameMessage.ts';

const port = () => new MessageChannel().port1;
const game = port();
const speaker: Speaker = { window: game, origin: 'https://play.example' };
const from = (data: unknown, source = game, origin = speaker.origin) =>
  gameMessage({ origin, source, data }, speaker);

describe('a message of a game', () => {
  it('is accepted from the frame’s window, with the game’s origin (S2.8)', () => {
    expect(from({ type: 'livery:ready' })).toEqual({ type: 'livery:ready' });
    expect(from({ type: 'livery:balance', balance: '1.00' })).toEqual({ type: 'livery:balance' });
    expect(from({ type: 'livery:closed' })).toEqual({ type: 'livery:closed' });
    const stopped = { type: 'livery:play-stopped', code: 'reality_check_due' };
    expect(from(stopped)).toEqual(stopped);
  });

  it('is ignored from another window or origin, or without a frame (S2.8)', () => {
    const data = { type: 'livery:closed' };
    expect(from(data, port())).toBeUndefined();
    expect(from(data, game, 'https://elsewhere.example')).toBeUndefined();
    const nobody = { window: null, origin: speaker.origin };
    expect(gameMessage({ origin: speaker.origin, source: null, data }, nobody)).toBeUndefined();
  });

  it('is ignored if its content is unknown', () => {
    expect(from({ type: 'livery:play-stopped', code: 'toString' })).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(from(data)).toBeUndefined();
      }),
    );
  });
});
