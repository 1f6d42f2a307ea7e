import { useBrand } from '#src/brand/BrandContext.tsx';
import * as styles from '../LobbyScreen.css.ts';
import { blockRows, type EagerKind } from './blockRows.ts';
import { ConditionalBlock } from './ConditionalBlock.tsx';
import { eagerBlocks } from './eagerBlocks.tsx';
import { type BlockGroup, groupBlocks } from './groupBlocks.ts';
import type { BlockProps, HomeBlock } from './homeBlock.ts';
import { LateBlock, type LateBlockProps } from './LateBlock.tsx';
import { type AnyBlock, lateBlocks } from './lateBlocks.ts';

/** The place that a block keeps until it is near; undefined for one that does not wait. */
function placeOf(block: HomeBlock): LateBlockProps['place'] {
  const { startsNear } = blockRows[block.block];
  if (startsNear !== 'rows' || block.block !== 'promotions') return startsNear && 'card';
  return block.rows === 1 || block.rows === 2 ? block.rows : 3;
}

function Component(props: BlockProps<HomeBlock['block']>) {
  const kind = props.block.block;
  const Late = lateBlocks.get(kind);
  if (Late) {
    return (
      <LateBlock place={placeOf(props.block)}>
        <Late {...props} />
      </LateBlock>
    );
  }
  // A component takes blocks of its kind alone, which the type of a record cannot say.
  const Eager = eagerBlocks[kind as EagerKind] as AnyBlock;
  return <Eager {...props} />;
}

function Block({ place, ...props }: BlockProps<HomeBlock['block']> & { place: number }) {
  const { modules } = useBrand();
  const { block } = props;
  const { switch: module } = blockRows[block.block];
  if (module !== undefined && !modules[module]) return null;
  return (
    <ConditionalBlock place={place} show={block.show}>
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
