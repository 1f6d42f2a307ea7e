/** The page of the site that providers of identities lead back to (S7.32). Every site has it in each of its languages. */
export const RETURN_PATH = '/signed-in.html';
