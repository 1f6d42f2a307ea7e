declare module 'virtual:livery-props' {
  import type { StoryProps } from '#scripts/codegen/openapi/storyProp.ts';

  /** The props of each component of the design system. */
  export const STORY_PROPS: StoryProps;
}
