/** What `parameters.docs.story` of stories that cover the page says: the docs page shows each of them in a frame of its own. */
export const coversPage = { inline: false, height: '640px' };
