/** The page of the site that identity providers redirect to (S7.32). Every site has it in each of its languages. */
export const RETURN_PATH = '/signed-in.html';
