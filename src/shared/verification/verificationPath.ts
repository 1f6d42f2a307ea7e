/** The path of the identity verification page. */
export const VERIFICATION_PATH = '/verification';
