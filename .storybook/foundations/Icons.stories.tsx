import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SIZES } from '#src/ui/icon/Icon.css.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { SpriteContext } from '#src/ui/icon/SpriteContext.ts';
import duo from '#src/ui/icons/duo.generated.svg?no-inline';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';
import solid from '#src/ui/icons/solid.generated.svg?no-inline';
import line from '#src/ui/icons/sprite.generated.svg?no-inline';
import { sheetModes } from '../brands/toolbars.ts';
import * as sheet from './sheet.css.ts';

/** Every icon of the sprite, in the colour of the text beside it. */
const meta: Meta = { title: 'Foundations/Icons', parameters: { chromatic: { modes: sheetModes } } };
export default meta;

export const Sprite: StoryObj = {
  render: () => (
    <div className={sheet.grid}>
      {ICON_NAMES.map((name) => (
        <div key={name} className={sheet.row}>
          <Icon name={name} size="l" />
          <span className={sheet.note}>{name}</span>
        </div>
      ))}
    </div>
  ),
};

/** Icons of a direction are mirrored with the page; icons of an object are not. */
export const Sizes: StoryObj = {
  render: () => (
    <div className={sheet.page}>
      {SIZES.map((size) => (
        <div key={size} className={sheet.row}>
          <span className={sheet.name}>{size}</span>
          {(['search', 'chevronEnd', 'trophy', 'alert'] as const).map((name) => (
            <Icon key={name} name={name} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};

const SETS = { line, solid, duo };

/** The sets that a brand may have (`branding.look.icons`): every icon in each of them. */
export const Sets: StoryObj = {
  render: () => (
    <div className={sheet.page}>
      {Object.entries(SETS).map(([set, sprite]) => (
        <section key={set} data-testid={set} className={sheet.section}>
          <h2 className={sheet.title}>{set}</h2>
          <SpriteContext value={sprite}>
            <div className={sheet.row}>
              {ICON_NAMES.map((name) => (
                <Icon key={name} name={name} size="l" />
              ))}
            </div>
          </SpriteContext>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const set of Object.keys(SETS)) {
      const icons = [...canvas.getByTestId(set).querySelectorAll('use')];
      await expect(icons).toHaveLength(ICON_NAMES.length);
      // What a sprite does not have takes no room.
      await waitFor(() => {
        const missing = icons.filter((icon) => icon.getBBox().width + icon.getBBox().height === 0);
        return expect(missing.map((icon) => icon.getAttribute('href'))).toEqual([]);
      });
    }
  },
};
