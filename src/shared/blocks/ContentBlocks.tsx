import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ContentBlock } from './block.ts';
import { ConditionalBlock } from './ConditionalBlock.tsx';
import { contentRows } from './contentRows.ts';
import { OneContentBlock } from './OneContentBlock.tsx';

export interface ContentBlocksProps {
  /** The blocks; undefined where the manifest states none. */
  blocks: readonly ContentBlock[] | undefined;
  /** The list's path below `pages` in the manifest: `help.above`. */
  list: string;
}

/** The brand's blocks at one place of a page, in the manifest's order, as children of the page's column. */
export function ContentBlocks({ blocks = [], list }: ContentBlocksProps) {
  const { modules } = useBrand();
  return blocks.map((block, index) => {
    const module = contentRows[block.block].switch;
    const place = `${list}.${index}`;
    return module !== undefined && !modules[module] ? null : (
      <ConditionalBlock key={place} place={place} show={block.show}>
        <OneContentBlock block={block} />
      </ConditionalBlock>
    );
  });
}
