import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { MeasuredPair } from '#scripts/pipeline/contrast.ts';
import { chosenBrand, sheetModes } from '../brands/toolbars.ts';
import * as styles from './contrast.css.ts';
import * as sheet from './sheet.css.ts';

const THEMES = ['dark', 'light'] as const;

/** Every pair that must reach WCAG AA, measured in each theme of the brand, alpha blended first. */
const meta: Meta = {
  title: 'Foundations/Contrast',
  parameters: { chromatic: { modes: sheetModes } },
};
export default meta;

/** Text where text is asked for; a mark where marks are. */
function Sample({ pair }: { pair: MeasuredPair }) {
  const [color, background] = pair.colors;
  const isText = pair.minimum > 3;
  const mark = { boxShadow: `inset 0 0 0 3px ${color}` };
  return (
    <span
      aria-hidden="true"
      className={styles.sample}
      style={isText ? { color, background } : { background, ...mark }}
    >
      {isText && 'Ag ক১'}
    </span>
  );
}

function Row({ pair }: { pair: MeasuredPair }) {
  return (
    <tr>
      <td className={styles.data}>
        <Sample pair={pair} />
      </td>
      <td className={styles.data}>{pair.foreground}</td>
      <td className={styles.data}>{pair.background}</td>
      <td className={styles.figure}>{pair.ratio.toFixed(2)}</td>
      <td className={styles.figure}>{pair.minimum}</td>
      <td className={styles.data}>{pair.ratio >= pair.minimum ? 'reached' : 'falls short'}</td>
    </tr>
  );
}

const HEADS: Record<string, string> = {
  Sample: styles.head,
  Colour: styles.head,
  Ground: styles.head,
  Contrast: styles.figureHead,
  Minimum: styles.figureHead,
  Verdict: styles.head,
};

function Matrix({ title, pairs }: { title: string; pairs: readonly MeasuredPair[] }) {
  return (
    <section className={sheet.section}>
      <h2 className={sheet.title}>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(HEADS).map(([head, className]) => (
              <th key={head} className={className} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <Row key={`${pair.foreground} ${pair.background}`} pair={pair} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const EveryPair: StoryObj = {
  render: (_args, { globals }) => {
    const { page, contrast } = chosenBrand(globals.brand);
    return (
      <div className={sheet.page}>
        {THEMES.filter((theme) => page.themes.available.includes(theme)).map((theme) => (
          <Matrix
            key={theme}
            title={`${page.name}, ${theme}`}
            pairs={contrast.filter((pair) => pair.theme === theme)}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('falls short')).toBeNull();
  },
};
