import { Fragment } from 'react';
import type { InlineNode } from '#src/brand/ownPage.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';

function Inline({ node }: { node: InlineNode }) {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'break':
      return <br />;
    case 'link':
      return (
        <TextLink to={node.to} placed="inProse">
          <InlineNodes nodes={node.children} />
        </TextLink>
      );
    case 'strong':
      return (
        <strong>
          <InlineNodes nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineNodes nodes={node.children} />
        </em>
      );
  }
}

/** Text with its formatting. */
export function InlineNodes({ nodes }: { nodes: readonly InlineNode[] }) {
  return nodes.map((node, place) => (
    // The text never changes its order.
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own
    <Fragment key={place}>
      <Inline node={node} />
    </Fragment>
  ));
}
