import type {
  BuiltBlocks,
  BuiltContentBlock,
  BuiltPartners,
  BuiltPicture,
} from '#src/brand/page.ts';
import type { ContentBlock, PartnersBlock, ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Picture = (image: string) => Promise<BuiltPicture>;
type Lists<Block> = Readonly<Record<string, readonly Block[]>>;

const isPartners = (block: { block: string }): block is PartnersBlock => block.block === 'partners';

async function buildPartners(block: PartnersBlock, picture: Picture): Promise<BuiltPartners> {
  const partners = block.partners.map(async ({ image, ...partner }) => ({
    ...partner,
    ...(image && { picture: await picture(image) }),
  }));
  return { ...block, partners: await Promise.all(partners) };
}

const buildList = <Other extends { block: string }>(
  blocks: readonly (Other | PartnersBlock)[],
  picture: Picture,
): Promise<(Other | BuiltPartners)[]> =>
  Promise.all(
    blocks.map(async (block) => (isPartners(block) ? buildPartners(block, picture) : block)),
  );

async function buildParts(
  parts: Lists<ContentBlock>,
  picture: Picture,
): Promise<Record<string, BuiltContentBlock[]>> {
  const built = Object.entries(parts).map(
    async ([part, blocks]) => [part, await buildList(blocks, picture)] as const,
  );
  return Object.fromEntries(await Promise.all(built));
}

/**
 * The blocks of a brand's pages, with the pictures of partners processed.
 * @param picture processes a picture of the brand's folder
 */
export async function buildBlocks(
  { home, games, promotions, help, login, register }: ResolvedBrand['pages'],
  picture: Picture,
): Promise<BuiltBlocks> {
  return {
    home: await buildList(home, picture),
    ...(games && { games: await buildParts({ ...games }, picture) }),
    ...(promotions && { promotions: await buildParts({ ...promotions }, picture) }),
    ...(help && { help: await buildParts({ ...help }, picture) }),
    ...(login && { login: await buildList(login, picture) }),
    ...(register && { register: await buildList(register, picture) }),
  };
}
