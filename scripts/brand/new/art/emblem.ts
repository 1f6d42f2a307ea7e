import type { Seeded } from '../seeded.ts';

/** A shape that fills the square from 0 to 100, behind the initials. */
type Emblem = (front: string, back: string) => string;

const shield: Emblem = (front, back) =>
  `<path fill="${back}" d="M50 4 92 20V52C92 76 72 90 50 97 28 90 8 76 8 52V20Z"/><path fill="${front}" opacity=".5" d="M50 4 92 20V52C92 76 72 90 50 97Z"/>`;
const gem: Emblem = (front, back) =>
  `<path fill="${back}" d="M50 2 98 50 50 98 2 50Z"/><path fill="${front}" opacity=".5" d="M50 2 98 50H2Z"/>`;
const moon: Emblem = (front, back) =>
  `<circle cx="50" cy="50" r="48" fill="${back}"/><path fill="${front}" opacity=".5" d="M50 2A48 48 0 0 1 50 98 62 62 0 0 0 50 2Z"/>`;
const hexagon: Emblem = (front, back) =>
  `<path fill="${back}" d="M50 2 92 26V74L50 98 8 74V26Z"/><path fill="${front}" opacity=".5" d="M92 26V74L50 98V50Z"/>`;
const leaf: Emblem = (front, back) =>
  `<path fill="${back}" d="M4 4H60A36 36 0 0 1 96 40V96H40A36 36 0 0 1 4 60Z"/><path fill="${front}" opacity=".5" d="M96 96H40A36 36 0 0 1 4 60V40Z"/>`;
const arch: Emblem = (front, back) =>
  `<path fill="${back}" d="M6 96V50A44 44 0 0 1 94 50V96Z"/><path fill="${front}" opacity=".5" d="M50 96V6A44 44 0 0 1 94 50V96Z"/>`;

/** The emblem chosen by the seed, in a square with sides of 100, with an outline if given. */
export function emblem(random: Seeded, front: string, back: string, outline?: string): string {
  const form = random.pick([shield, gem, moon, hexagon, leaf, arch])(front, back);
  if (outline === undefined) return form;
  return form.replace('/>', ` stroke="${outline}" stroke-width="7" stroke-linejoin="round"/>`);
}
