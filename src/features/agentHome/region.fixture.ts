import { within } from 'storybook/test';

/** Finds a part of the agent centre by its title, once it has loaded. */
export const part = (area: HTMLElement, name: string) =>
  within(area).findByRole('region', { name }).then(within);
