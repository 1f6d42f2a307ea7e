import { Fragment } from 'react';
import type { PageNode } from '#src/brand/ownPage.ts';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { InlineNodes } from './InlineNodes.tsx';
import * as styles from './OwnPage.css.ts';
import { PageTable } from './PageTable.tsx';

type NodeOf<Type extends PageNode['type']> = Extract<PageNode, { type: Type }>;

function List({ node: { ordered, start, items } }: { node: NodeOf<'list'> }) {
  const entries = items.map((nodes, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and never change their order
    <li key={place}>
      <BlockNodes nodes={nodes} />
    </li>
  ));
  return ordered ? (
    <ol start={start} className={styles.list}>
      {entries}
    </ol>
  ) : (
    <ul className={styles.list}>{entries}</ul>
  );
}

const NOTE_ICONS = { info: 'info', warning: 'alert' } as const;

function Note({ node: { tone, children } }: { node: NodeOf<'note'> }) {
  return (
    <div role="note" className={styles.note[tone]}>
      <Icon name={NOTE_ICONS[tone]} />
      <div className={styles.noteText}>
        <BlockNodes nodes={children} />
      </div>
    </div>
  );
}

function Block({ node }: { node: PageNode }) {
  switch (node.type) {
    case 'heading':
      return (
        <div id={node.id} className={styles.anchor}>
          <Heading level={node.level}>
            <InlineNodes nodes={node.children} />
          </Heading>
        </div>
      );
    case 'paragraph':
      return (
        <Text>
          <InlineNodes nodes={node.children} />
        </Text>
      );
    case 'list':
      return <List node={node} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <BlockNodes nodes={node.children} />
        </blockquote>
      );
    case 'rule':
      return <hr className={styles.rule} />;
    case 'table':
      return <PageTable head={node.head} rows={node.rows} />;
    case 'note':
      return <Note node={node} />;
    case 'details': {
      const content = <BlockNodes nodes={node.children} />;
      return <Accordion items={[{ id: node.title, title: node.title, content }]} />;
    }
    case 'button':
      return (
        <div>
          <ButtonLink to={node.to} tone="accent">
            {node.label}
          </ButtonLink>
        </div>
      );
  }
}

/** The parts of an own page, one below the other. */
export function BlockNodes({ nodes }: { nodes: readonly PageNode[] }) {
  return nodes.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and never change their order
    <Fragment key={place}>
      <Block node={node} />
    </Fragment>
  ));
}
