/** The parameters of a story in a right-to-left language. The docs show it in its own frame, since the whole page is mirrored. */
export const MIRRORED = {
  globals: { language: 'ar-XB' },
  parameters: { docs: { story: { inline: false } } },
} as const;
