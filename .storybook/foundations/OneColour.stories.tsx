import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { rolesOfPalette } from '#scripts/brand/palette/colors.ts';
import { derivePalette } from '#scripts/brand/palette/derive.ts';
import { THEMES } from '#scripts/pipeline/theme/layers.ts';
import { variableName } from '#src/theme/shape.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Chip } from '#src/ui/chip/Chip.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './panel.css.ts';

/** What `npm run brand -- new NAME --primary` makes of one colour. Whatever it is, every pair reaches WCAG AA. */
const meta: Meta<{ primary: string }> = {
  title: 'Foundations/From one colour',
  argTypes: { primary: { control: { type: 'color' } } },
  args: { primary: '#c2185b' },
};
export default meta;

type Story = StoryObj<{ primary: string }>;

function Panel({ primary, theme }: { primary: string; theme: (typeof THEMES)[number] }) {
  const roles = rolesOfPalette(derivePalette(primary), theme);
  const variables: CSSProperties = Object.fromEntries(
    Object.entries(roles).map(([path, css]) => [`--${variableName(path.split('.'))}`, css]),
  );
  return (
    <div className={styles.canvas} style={variables}>
      <Text size="s" tone="secondary">
        {primary}, {theme}
      </Text>
      <div className={styles.raised}>
        <Text weight="strong">A well-lit shelf</Text>
        <Text size="s" tone="secondary">
          Few surfaces, few sizes, one accent.
        </Text>
        <div className={styles.row}>
          <Chip selected onSelect={() => {}}>
            Chosen
          </Chip>
          <Chip selected={false} onSelect={() => {}}>
            Other
          </Chip>
          <Badge tone="success" icon="check">
            Done
          </Badge>
        </div>
        <div className={styles.row}>
          <Button tone="accent">Main action</Button>
          <Button>Other action</Button>
        </div>
        <TextLink to="/">A link</TextLink>
      </div>
    </div>
  );
}

const Panels = ({ primary }: { primary: string }) => (
  <div className={styles.themes}>
    {THEMES.map((theme) => (
      <Panel key={theme} primary={primary} theme={theme} />
    ))}
  </div>
);

export const ChosenColour: Story = { render: Panels };

const EDGES = [
  '#ffffff',
  '#0a0a12',
  '#808080',
  '#ffeb3b',
  '#0000ff',
  '#00e5a8',
  '#0b1f4b',
  '#b08d57',
  '#ff5722',
  '#2196f3',
];

export const DifficultColours: Story = {
  render: () => (
    <>
      {EDGES.map((primary) => (
        <Panels key={primary} primary={primary} />
      ))}
    </>
  ),
};
