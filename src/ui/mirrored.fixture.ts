/**
 * A story as it looks in a language that is written from right to left. It shows in a frame of its own in the docs, for
 * the whole page turns round.
 */
export const MIRRORED = {
  globals: { language: 'ar-XB' },
  parameters: { docs: { story: { inline: false } } },
} as const;
