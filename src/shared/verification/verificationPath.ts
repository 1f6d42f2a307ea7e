/** Where players prove who they are. */
export const VERIFICATION_PATH = '/verification';
