/** What one prop of a component takes. Storybook reads it from the types as it starts. */
export interface StoryProp {
  kind: 'boolean' | 'choice' | 'icon' | 'string' | 'number' | 'node' | 'function' | 'other';
  /** The type as the source writes it. */
  text: string;
  required: boolean;
  /** The literals of a choice. */
  options?: readonly (string | number | boolean)[];
  description?: string;
  /** The value of a prop that is left out, as source text. */
  fallback?: string;
}

/** The props of each component of the design system: title of its stories → name of the prop. */
export type StoryProps = Readonly<Record<string, Readonly<Record<string, StoryProp>>>>;
