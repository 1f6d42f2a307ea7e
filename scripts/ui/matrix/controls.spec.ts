import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '#scripts/roots/roots.ts';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';
import { builtStories } from '../storybook/served.ts';
import type { ArgType } from './storybookWindow.ts';
import { expect, test } from './tab.ts';

const PARTS = readFileSync(join(ROOT, 'src/ui/api.snapshot.md'), 'utf8').split(/^### /m);

const LITERALS = /^('[^']*'|\d+)( \| ('[^']*'|\d+))*$/;

interface Prop {
  name: string;
  optional: boolean;
  type: string;
}

/** A component's props in the API snapshot. */
function propsOf(component: string): Prop[] {
  const part = PARTS.find((each) => each.startsWith(`${component}\n`)) ?? '';
  return [...part.matchAll(/^(\w+)(\??): (.+)$/gm)].map(([, name = '', mark, type = '']) => ({
    name,
    optional: mark === '?',
    type,
  }));
}

/** The options that a prop's control must offer: undefined if the prop is not a choice. */
function choicesOf(type: string): string[] | undefined {
  if (type === 'IconName') return [...ICON_NAMES];
  return LITERALS.test(type) ? type.replaceAll("'", '').split(' | ') : undefined;
}

/** Callbacks, children and React handles: not values that a panel could offer. */
const NO_VALUE = /=>|^(ReactNode|ReactElement|unknown)\b|^Ref(Callback|Object)?</;

/** The panel's control for a prop; undefined if it shows a dash. */
const controlOf = (argType: ArgType | undefined): string | undefined =>
  argType?.control?.disable === true ? undefined : argType?.control?.type;

/** The fault of a prop's control. */
function fault({ name, optional, type }: Prop, argType: ArgType | undefined): string[] {
  const control = controlOf(argType);
  const options = argType?.options?.map(String).sort().join();
  const choices = choicesOf(type);
  const faults = [];
  if (!argType) return [`${name} is not in the panel`];
  if (type === 'boolean' && control !== 'boolean') faults.push(`${name} has no switch: ${control}`);
  if (choices && (control !== 'select' || options !== choices.sort().join())) {
    faults.push(`${name} is no choice of ${choices.length}: ${control} of ${options}`);
  }
  const fallback = argType.table?.defaultValue?.summary;
  const shown = type === 'boolean' || (choices && type !== 'IconName');
  if (optional && shown && !fallback) faults.push(`${name} shows no default`);
  return faults;
}

interface Panel {
  argTypes: Record<string, ArgType>;
  /** The names of the props with a start value in the story. */
  given: string[];
}

/** The panel's content for a story. */
const panelOf = (page: Page, id: string): Promise<Panel> =>
  page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
    const argTypes: Record<string, ArgType> = JSON.parse(JSON.stringify(story?.argTypes ?? {}));
    // The controls' default values are among them.
    const args = Object.entries(story?.initialArgs ?? {});
    return {
      argTypes,
      given: args.filter(([, value]) => value !== undefined).map(([name]) => name),
    };
  }, id);

/** The props that a panel would set to an empty object: the button "Set object" knows no other value. */
const emptyObjects = ({ argTypes, given }: Panel): string[] =>
  Object.entries(argTypes)
    .filter(([name, argType]) => controlOf(argType) === 'object' && !given.includes(name))
    .map(([name]) => `${name} says "Set object"`);

/** The components of `src/ui` with stories, each with its stories. */
function components(): { title: string; component: string; ids: string[] }[] {
  const shown = builtStories().filter(({ title }) => title.startsWith('UI/'));
  const one = new Map(shown.map((story) => [story.title, story]));
  return [...one.values()].flatMap(({ title, componentPath }) => {
    if (!componentPath) return [];
    const ids = shown.filter((story) => story.title === title).map(({ id }) => id);
    return [{ title, component: basename(componentPath, '.tsx'), ids }];
  });
}

const parts = components();

test.beforeEach(async ({ tab: page }) => {
  expect(parts.length).toBeGreaterThan(55);
  await page.goto(`/iframe.html?id=${parts[0]?.ids[0]}&viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase);
});

test('the panel offers a switch for each boolean prop of a component, and every value of each choice', async ({
  tab: page,
}) => {
  const faults: string[] = [];
  for (const { title, component, ids } of parts) {
    const { argTypes } = await panelOf(page, String(ids[0]));
    faults.push(
      ...propsOf(component)
        .flatMap((prop) => fault(prop, argTypes[prop.name]))
        .map((each) => `${title}: ${each}`),
    );
  }
  expect(faults).toEqual([]);
});

test('the panel changes each value of a component in one of its stories, and never offers an empty object', async ({
  tab: page,
}) => {
  const faults: string[] = [];
  for (const { title, component, ids } of parts) {
    const values = propsOf(component).filter(({ type }) => !NO_VALUE.test(type));
    const unchanged = new Set(values.map(({ name }) => name));
    for (const id of ids) {
      const panel = await panelOf(page, id);
      faults.push(...emptyObjects(panel).map((each) => `${id}: ${each}`));
      for (const [name, argType] of Object.entries(panel.argTypes)) {
        if (controlOf(argType)) unchanged.delete(name);
      }
    }
    faults.push(...[...unchanged].map((name) => `${title}: ${name} cannot be changed`));
  }
  expect(faults).toEqual([]);
});
