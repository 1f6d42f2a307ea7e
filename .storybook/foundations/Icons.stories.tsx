import type { Meta, StoryObj } from '@storybook/react-vite';
import { SIZES } from '#src/ui/icon/Icon.css.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';
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
