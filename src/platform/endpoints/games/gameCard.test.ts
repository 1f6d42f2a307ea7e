import { expect, it } from 'vitest';
import { gameCard, pictureField, shapeIn } from '#src/platform/endpoints/games/gameCard.ts';

const game = {
  displayName: 'Monsoon Drums',
  vendorName: 'Vendor 9',
  vassalage: 'V9',
  gameCode: 'V9-0417',
  gameType: 'RNG',
  iconUrl: '/art/drums.svg',
  lagerIcon: '/art/drums.svg?shape=wide',
  placeholder: '#27324a',
} as const;

const platform = { imageCDNs: [], baseUrl: '/' };

it('converts a game into a card with its launch URL (S2.25, S4.12)', () => {
  expect(gameCard(game, 'portrait', platform)).toEqual({
    to: '/seamless?vassalage=V9&gameCode=V9-0417',
    name: 'Monsoon Drums',
    vendor: 'Vendor 9',
    picture: '/art/drums.svg',
    placeholder: '#27324a',
    shape: 'portrait',
  });
});

it('shows the wide picture on a wide card (S3.1)', () => {
  expect(gameCard(game, 'landscape', platform).picture).toBe('/art/drums.svg?shape=wide');
});

it.each([
  ['mixed', 'portrait', 'landscape'],
  ['poster', 'portrait', 'portrait'],
  ['square', 'square', 'square'],
  ['wide', 'landscape', 'landscape'],
] as const)('gives the cards of a brand with %s cards their shape', (cards, slots, tables) => {
  expect(shapeIn({ cards }, 'portrait')).toBe(slots);
  expect(shapeIn({ cards }, 'landscape')).toBe(tables);
});

it('fetches the wide picture for wide cards alone', () => {
  expect(pictureField('landscape')).toBe('lagerIcon');
  expect(pictureField('square')).toBe('iconUrl');
});
