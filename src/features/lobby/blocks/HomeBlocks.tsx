import type { ComponentType } from 'react';
import * as styles from '../LobbyScreen.css.ts';
import { blockRows } from './blockRows.tsx';
import { type BlockGroup, groupBlocks } from './groupBlocks.ts';
import type { BlockProps, HomeBlock } from './homeBlock.ts';
import { Shown } from './Shown.tsx';

function Block({ block, inFirstView }: { block: HomeBlock; inFirstView: boolean }) {
  // The row of a kind takes blocks of that kind alone, which the type of a record cannot say.
  const Row = blockRows[block.block] as ComponentType<BlockProps<HomeBlock['block']>>;
  return (
    <Shown show={block.show}>
      <Row block={block} inFirstView={inFirstView} />
    </Shown>
  );
}

function Group({ isHead, blocks }: BlockGroup) {
  const rows = blocks.map(({ place, block, inFirstView }) => (
    <Block key={place} block={block} inFirstView={inFirstView} />
  ));
  return isHead ? <div className={styles.top}>{rows}</div> : rows;
}

/** The blocks of the home page in the manifest's order. */
export function HomeBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  return groupBlocks(blocks).map((group) => <Group key={group.blocks[0]?.place} {...group} />);
}
