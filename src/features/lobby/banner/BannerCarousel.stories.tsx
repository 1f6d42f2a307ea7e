import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import type { PlatformBanner } from '#src/platform/endpoints/banners.ts';
import { pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { edgesOf } from '#src/ui/direction.fixture.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import type { BannerStyle } from './BannerSlide.tsx';

interface OfBrandProps {
  count: number;
  firstTitle?: string;
  style: BannerStyle;
}

function OfBrand({ count, firstTitle, style }: OfBrandProps) {
  const [first, ...others] = useBrand().banners.w_home.slice(0, count);
  if (!first) return null;
  const titled = firstTitle === undefined ? first : { ...first, title: { en: firstTitle } };
  return <BannerCarousel banners={[titled, ...others]} atTop style={style} />;
}

/** The brand's banners, followed by the platform's (S2.26, S9.2). */
const meta = {
  title: 'Features/Lobby/BannerCarousel',
  component: OfBrand,
  args: { count: 3, style: 'picture' },
  parameters: { msw: [answers('getBanners', () => ({ list: [] })), pictures] },
} satisfies Meta<typeof OfBrand>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvas: HTMLElement) => canvas.querySelectorAll('li:not([inert])');

/** The carousel starts at the first input: one slide is reachable, and it can be turned and paused. */
export const Running: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const slides = canvasElement.querySelectorAll('li');
    await expect(slides).toHaveLength(3);
    const next = await waitFor(async () => {
      await fireEvent.pointerMove(canvasElement);
      return canvas.getByRole('button', { name: like('lobby:banner.next') });
    });
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(1));
    const [before] = shown(canvasElement);
    await userEvent.click(next);
    await waitFor(() => expect(shown(canvasElement)[0]).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: t('lobby:banner.pause') }));
    await expect(canvas.getByRole('button', { name: like('lobby:banner.play') })).toBeSeen();
  },
};

/** One banner is static, and loads no library. */
export const OneBanner: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A banner's text is shown over its picture and names its link (S3.3). */
export const TextOverPicture: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const words = [...link.querySelectorAll('span > span')];
    await expect(words).toHaveLength(3);
    for (const word of words) {
      await expect(word).toBeSeen();
      await expect(link).toHaveAccessibleName(expect.stringContaining(word.textContent));
    }
  },
};

/** Long text makes the banner higher, and those beside it too: each picture fills its slide (S2.26). */
export const LongWords: Story = {
  args: {
    firstTitle: 'Every slot of the lobby in one place, with a name for each of them '.repeat(3),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
    const slides = [...canvasElement.querySelectorAll('li')];
    const [height = 0] = slides.map(heightOf);
    // Higher than its aspect ratio alone.
    await expect(height).toBeGreaterThan(innerWidth / 2);
    const shownIn = [...canvasElement.querySelectorAll('li img')];
    await expect(shownIn.map(heightOf)).toEqual(slides.map(() => height));
  },
};

const newGames: PlatformBanner = {
  id: 1,
  groupName: 'w_home',
  image: '/art/V1-3.svg?v=1&shape=wide',
  alt: 'New games in the lobby',
  linkageType: 'route',
  url: '/rng',
};

export const WithBannersOfThePlatform: Story = {
  args: { count: 1 },
  parameters: { msw: [answers('getBanners', () => ({ list: [newGames] })), pictures] },
  play: async ({ canvas }) => {
    const added = await canvas.findByAltText('New games in the lobby');
    await expect(added.closest('a')).toHaveAttribute('href', '/rng');
  },
};

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('It is not there.');
  return element.getBoundingClientRect();
};

/** The words are beside their picture from the tablet on. */
export const Split: Story = {
  args: { style: 'split' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const slide = canvasElement.querySelector('li');
    const [words, picture] = [slide?.querySelector('a > span'), slide?.querySelector('img')];
    if (!words || !picture) throw new Error('The slide has no words or no picture.');
    await expect(edgesOf(words).end).toBeLessThanOrEqual(edgesOf(picture).start + 1);
    const { height } = picture.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(words.getBoundingClientRect().height - 1);
  },
};

/** On a phone they are below it. */
export const SplitOnPhone: Story = {
  args: { style: 'split' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const slide = canvasElement.querySelector('li');
    const [words, picture] = [slide?.querySelector('a > span'), slide?.querySelector('img')];
    await expect(boxOf(words).top).toBeGreaterThanOrEqual(boxOf(picture).bottom - 1);
  },
};

/** Words alone: no picture is loaded, and a banner of the platform shows its description. */
export const TextAlone: Story = {
  args: { style: 'text', count: 1 },
  parameters: { msw: [answers('getBanners', () => ({ list: [newGames] })), pictures] },
  play: async ({ canvas, canvasElement }) => {
    const added = await canvas.findByText('New games in the lobby');
    await expect(added.closest('a')).toHaveAttribute('href', '/rng');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
