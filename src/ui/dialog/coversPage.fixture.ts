/** The `parameters.docs.story` of stories that cover the page: the docs page shows each of them in its own frame. */
export const coversPage = { inline: false, height: '640px' };
