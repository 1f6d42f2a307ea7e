import { expect, it } from 'vitest';
import { gameCard } from '#src/platform/endpoints/gameCard.ts';

const game = {
  displayName: 'Monsoon Drums',
  vendorName: 'Vendor 9',
  vassalage: 'V9',
  iconUrl: '/art/games/drums.svg',
  placeholder: '#27324a',
};

it('makes of a game the card that leads to its vendor in the section (S2.25)', () => {
  const platform = { imageCDNs: [], baseUrl: '/' };
  expect(gameCard(game, 'RNG', platform)).toEqual({
    to: '/rng?vassalage=V9',
    name: 'Monsoon Drums',
    vendor: 'Vendor 9',
    picture: '/art/games/drums.svg',
    placeholder: '#27324a',
    shape: 'portrait',
  });
  expect(gameCard(game, 'MXWIN', platform).to).toBe('/rng?classify=Crash&vassalage=V9');
  expect(gameCard(game, 'LIVE', platform).shape).toBe('landscape');
});
