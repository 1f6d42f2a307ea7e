/** One prop of a component. Storybook reads it from the types at start. */
export interface StoryProp {
  kind: 'boolean' | 'choice' | 'icon' | 'string' | 'number' | 'node' | 'function' | 'other';
  /** The type as in the source. */
  text: string;
  required: boolean;
  /** The literals of a choice. */
  options?: readonly (string | number | boolean)[];
  description?: string;
  /** The default value of a prop, as source text. */
  fallback?: string;
}

/** The props of each component of the design system: title of its stories → name of the prop. */
export type StoryProps = Readonly<Record<string, Readonly<Record<string, StoryProp>>>>;
