import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '#scripts/pipeline/paths.ts';
import { ICON_NAMES } from '#src/ui/icons/names.generated.ts';
import { builtStories, type StoryEntry } from '../storybook/served.ts';
import type { ArgType } from './storybookWindow.ts';
import { expect, test } from './tab.ts';

const PARTS = readFileSync(join(ROOT, 'src/ui/api.snapshot.md'), 'utf8').split(/^### /m);

const LITERALS = /^('[^']*'|\d+)( \| ('[^']*'|\d+))*$/;

interface Prop {
  name: string;
  optional: boolean;
  type: string;
}

/** The props of a component in the snapshot of the interface. */
function propsOf(component: string): Prop[] {
  const part = PARTS.find((each) => each.startsWith(`${component}\n`)) ?? '';
  return [...part.matchAll(/^(\w+)(\??): (.+)$/gm)].map(([, name = '', mark, type = '']) => ({
    name,
    optional: mark === '?',
    type,
  }));
}

/** The options that the control of a prop has to offer: none where the prop is no choice. */
function choicesOf(type: string): string[] | undefined {
  if (type === 'IconName') return [...ICON_NAMES];
  return LITERALS.test(type) ? type.replaceAll("'", '').split(' | ') : undefined;
}

/** What is wrong with the control of a prop. */
function fault({ name, optional, type }: Prop, argType: ArgType | undefined): string[] {
  const control = argType?.control?.type;
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

/** One story of each component of `src/ui`, with the name of the component. */
function components(): (StoryEntry & { component: string })[] {
  const stories = builtStories().filter(({ title }) => title.startsWith('UI/'));
  const first = new Map(stories.map((story) => [story.title, story]));
  return [...first.values()].flatMap((story) =>
    story.componentPath ? [{ ...story, component: basename(story.componentPath, '.tsx') }] : [],
  );
}

test('the panel offers a switch for each boolean prop of a part, and every value of each choice', async ({
  tab: page,
}) => {
  const parts = components();
  expect(parts.length).toBeGreaterThan(55);
  await page.goto(`/iframe.html?id=${parts[0]?.id}&viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  const faults: string[] = [];
  for (const { id, title, component } of parts) {
    const argTypes = await page.evaluate(async (storyId) => {
      const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
      const own: Record<string, ArgType> = JSON.parse(JSON.stringify(story?.argTypes ?? {}));
      return own;
    }, id);
    const props = propsOf(component);
    faults.push(
      ...props
        .flatMap((prop) => fault(prop, argTypes[prop.name]))
        .map((each) => `${title}: ${each}`),
    );
  }
  expect(faults).toEqual([]);
});
