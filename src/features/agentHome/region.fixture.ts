import { within } from 'storybook/test';

/** A part of the agent centre by its title, once it is there. */
export const part = (area: HTMLElement, name: string) =>
  within(area).findByRole('region', { name }).then(within);
