/** How long a reward of the reward centre can be claimed, in days. */
export const REWARD_DAYS = 30;

/** The content types of pictures of an application (S5.9). */
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;

/** The most bytes of a picture of an application (S5.9). */
export const IMAGE_BYTES = 5 * 1024 * 1024;
