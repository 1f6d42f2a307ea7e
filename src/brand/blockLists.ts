/** A list of blocks, with its path below `pages` in the manifest: `help.above`. */
type PlacedList<Block> = readonly [path: string, blocks: readonly Block[]];

/** What `pages` of a manifest may have: lists of blocks, some by the part of the page, and the brand's own pages. */
interface BlockPages<Block> {
  home: readonly Block[];
  games?: object;
  promotions?: object;
  help?: object;
  login?: readonly Block[];
  register?: readonly Block[];
}

/** Every list of blocks that a brand's pages have. */
export function blockLists<Block>(pages: BlockPages<Block>): PlacedList<Block>[] {
  const { home, login = [], register = [], games = {}, promotions = {}, help = {} } = pages;
  const parted = Object.entries({ games, promotions, help }).flatMap(([page, parts]) =>
    Object.entries(parts).map(([part, blocks]): PlacedList<Block> => [`${page}.${part}`, blocks]),
  );
  return [['home', home], ['login', login], ['register', register], ...parted];
}
