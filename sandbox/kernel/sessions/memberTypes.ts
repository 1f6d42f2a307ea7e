/** The types of accounts that are agents (S3.5, S6.4). */
export const AGENT_TYPES = [1, 2, 41, 42] as const;

/** The type of trial accounts (S3.5, S6.3). */
export const TRIAL_TYPE = 4;
