import { style } from '@vanilla-extract/css';
import * as checkbox from '#src/ui/checkbox/Checkbox.css.ts';
import * as choice from '#src/ui/field/Choice.css.ts';
import * as field from '#src/ui/field/Field.css.ts';

// Its class names are part of the popup's script, which then needs no form styles.
export const { box, message } = checkbox;
export const { lineOfMark, words } = choice;
export const { hint } = field;

export const never = style([field.field, { flexGrow: 1 }]);

/** The box and its tick overlap. */
const LAYER = { gridArea: '1 / 1' } as const;

/** As large as the box, which shows whether it is ticked. */
export const input = style({
  ...LAYER,
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
});

export const mark = style([checkbox.tick, { ...LAYER, pointerEvents: 'none' }]);
