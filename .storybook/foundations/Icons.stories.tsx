import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';
import * as sheet from './sheet.css.ts';

/** Every icon of the sprite, in the colour of the text beside it. */
const meta: Meta = { title: 'Foundations/Icons' };
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
