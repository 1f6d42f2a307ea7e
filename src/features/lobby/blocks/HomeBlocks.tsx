import type { ComponentType } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { HomeBlock } from '#src/shared/blocks/block.ts';
import { ConditionalBlock } from '#src/shared/blocks/ConditionalBlock.tsx';
import { OneContentBlock } from '#src/shared/blocks/OneContentBlock.tsx';
import * as styles from '../LobbyScreen.css.ts';
import type { BlockProps } from './blockProps.ts';
import { blockRows, type HomeKind, isContent } from './blockRows.ts';
import { eagerBlocks } from './eagerBlocks.tsx';
import { type BlockGroup, groupBlocks } from './groupBlocks.ts';

type AnyProps = BlockProps<HomeBlock['block']>;

function Component(props: AnyProps) {
  const { block } = props;
  if (isContent(block)) return <OneContentBlock block={block} />;
  // A component takes blocks of its kind alone, which the type of a record cannot say.
  const Eager = eagerBlocks[block.block as HomeKind] as ComponentType<AnyProps>;
  return <Eager {...props} />;
}

function Block({ place, ...props }: AnyProps & { place: number }) {
  const { modules } = useBrand();
  const { block } = props;
  const { switch: module } = blockRows[block.block];
  if (module !== undefined && !modules[module]) return null;
  return (
    <ConditionalBlock place={`home.${place}`} show={block.show}>
      <Component {...props} />
    </ConditionalBlock>
  );
}

function Group({ isHead, blocks }: BlockGroup) {
  const rows = blocks.map(({ place, block, inFirstView }) => (
    <Block key={place} place={place} block={block} inFirstView={inFirstView} />
  ));
  return isHead ? <div className={styles.top}>{rows}</div> : rows;
}

/** The blocks of the home page in the manifest's order. */
export function HomeBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  return groupBlocks(blocks).map((group) => <Group key={group.blocks[0]?.place} {...group} />);
}
