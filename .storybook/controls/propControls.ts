import { STORY_PROPS } from 'virtual:livery-props';
import type {
  Args,
  ArgsEnhancer,
  ArgTypesEnhancer,
  InputType,
  StrictInputType,
} from 'storybook/internal/types';
import type { StoryProp } from '#scripts/codegen/openapi/storyProp.ts';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';

/** What a story starts with, and its own words about a prop. */
interface OfStory {
  initial: unknown;
  own?: InputType | undefined;
}

/** Named in a choice of values, for the prop that is left out. */
const LEFT_OUT = 'none';

/** Whether an object has a function among its values, which no panel can write. */
const callsBack = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((each) => typeof each === 'function');

/** The control of an object: a choice of those that the stories name, or the value of the story to edit. */
function objectControl(prop: StoryProp, { initial, own }: OfStory): InputType {
  if (own?.mapping) {
    const mapping = prop.required ? own.mapping : { [LEFT_OUT]: undefined, ...own.mapping };
    return { control: { type: 'select' }, options: Object.keys(mapping), mapping };
  }
  // Without a value to edit the panel would offer an empty object, which no part can show; and it would lose what is called back.
  const editable = initial !== undefined && !callsBack(initial);
  return { control: editable ? { type: 'object' } : { disable: true } };
}

/** The control of a prop, given the value that the story starts with. */
function controlOf(prop: StoryProp, ofStory: OfStory): InputType {
  const { kind, options } = prop;
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
      return typeof ofStory.initial === 'object'
        ? { control: { disable: true } }
        : { control: { type: 'text' } };
    case 'function':
      return { control: { disable: true } };
    case 'other':
      return objectControl(prop, ofStory);
  }
}

function argType(
  name: string,
  prop: StoryProp,
  initial: unknown,
  own?: InputType,
): StrictInputType {
  const { text, fallback, required, description = '' } = prop;
  // A story may turn a control off, for what is never words.
  const off = typeof own?.control === 'object' && own.control.disable === true;
  const control: InputType = off
    ? { control: { disable: true } }
    : controlOf(prop, { initial, own });
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
export const propControls: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const props = Object.entries(STORY_PROPS[title] ?? {});
  const known = props.map(([name, prop]) => [
    name,
    argType(name, prop, initialArgs[name], argTypes[name]),
  ]);
  return { ...argTypes, ...Object.fromEntries(known) };
};

/** The value that a prop has where it is left out; of a default that is no single word or number, undefined. */
function defaultOf({ kind, options, fallback }: StoryProp): boolean | number | string | undefined {
  if (kind === 'boolean') return fallback === 'false' ? false : undefined;
  if (kind !== 'choice') return undefined;
  const value = options?.find((option) => fallback === `'${option}'` || fallback === `${option}`);
  return value === true ? undefined : value;
}

/** The props of the component with such a title that have a default, with that default. */
export const defaultsOf = (title: string): Args =>
  Object.fromEntries(
    Object.entries(STORY_PROPS[title] ?? {})
      .map(([name, prop]) => [name, defaultOf(prop)])
      .filter(([, value]) => value !== undefined),
  );

/** Starts switches and choices with their defaults, so that the panel shows what the story shows. */
export const startWithDefaults: ArgsEnhancer = ({ title, initialArgs }): Args => {
  const unset = Object.entries(defaultsOf(title)).filter(
    ([name]) => initialArgs[name] === undefined,
  );
  return { ...initialArgs, ...Object.fromEntries(unset) };
};
