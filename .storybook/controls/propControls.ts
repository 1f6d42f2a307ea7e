import { STORY_PROPS } from 'virtual:livery-props';
import { isValidElement } from 'react';
import type {
  Args,
  ArgsEnhancer,
  ArgTypes,
  ArgTypesEnhancer,
  InputType,
} from 'storybook/internal/types';
import type { StoryProp } from '#scripts/codegen/openapi/storyProp.ts';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';

/** The control of a prop, given the value that the story starts with. */
function controlOf({ kind, options }: StoryProp, initial: unknown): InputType {
  switch (kind) {
    case 'boolean':
      return { control: { type: 'boolean' }, type: 'boolean' };
    case 'choice':
      return { control: { type: 'select' }, options: options ?? [] };
    case 'icon':
      return { control: { type: 'select' }, options: ICON_NAMES };
    case 'number':
      return { control: { type: 'number' }, type: 'number' };
    case 'string':
      return { control: { type: 'text' }, type: 'string' };
    case 'node':
      // An element cannot be typed; text in its place can.
      return isValidElement(initial) ? { control: false } : { control: { type: 'text' } };
    case 'function':
      return { control: false };
    case 'other':
      return { control: { type: 'object' } };
  }
}

function argType(name: string, prop: StoryProp, initial: unknown): InputType {
  const { text, fallback, required, description = '' } = prop;
  const control = controlOf(prop, initial);
  const type = typeof control.type === 'string' ? control.type : 'other';
  return {
    ...control,
    name,
    description,
    type: type === 'other' ? { name: type, value: text, required } : { name: type, required },
    table: {
      type: { summary: text },
      ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
    },
  };
}

/** Gives each prop of a component of `src/ui` the control that its type asks for. */
export const propControls: ArgTypesEnhancer = ({ title, argTypes, initialArgs }): ArgTypes => {
  const props = Object.entries(STORY_PROPS[title] ?? {});
  const known = props.map(([name, prop]) => [name, argType(name, prop, initialArgs[name])]);
  return { ...argTypes, ...Object.fromEntries(known) };
};

/** Starts each optional boolean prop as `false`, so that the panel shows its switch at once. */
export const switchesOff: ArgsEnhancer = ({ title, initialArgs }): Args => {
  const off = Object.entries(STORY_PROPS[title] ?? {}).filter(
    ([name, { kind, fallback }]) =>
      kind === 'boolean' && fallback === 'false' && initialArgs[name] === undefined,
  );
  return { ...initialArgs, ...Object.fromEntries(off.map(([name]) => [name, false])) };
};
