import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { slide } from './Carousel.stories.css.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const slides = ['New games', 'Points mall', 'Invite a friend'].map((words) => ({
  key: words,
  content: (
    <RouteLink to="/promotions" className={slide}>
      {words}
    </RouteLink>
  ),
}));

/**
 * A few pictures of equal weight, one at a time. Nobody sees them all, so important content belongs elsewhere. For games use a ScrollRow or
 * a grid.
 */
const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  args: {
    slides,
    pace: { delayMs: 5000, speedMs: 200 },
    labels: {
      region: 'Banners',
      previous: 'Previous highlight',
      next: 'Next highlight',
      play: 'Let the highlights run',
      pause: 'Pause the highlights',
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A pace so slow that slides change only on request during a story. */
const TURNED: Pick<CarouselProps, 'pace'> = { pace: { delayMs: 600_000, speedMs: 200 } };

const reachable = (canvas: HTMLElement) => [...canvas.querySelectorAll('li:not([inert])')];

async function started(canvas: HTMLElement): Promise<void> {
  await waitFor(async () => {
    await fireEvent.pointerMove(canvas);
    await expect(reachable(canvas)).toHaveLength(1);
  });
}

/** One slide is reachable, the buttons change it, and it can be paused. */
export const Running: Story = {
  args: TURNED,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await started(canvasElement);
    const [before] = reachable(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next highlight' }));
    await waitFor(() => expect(reachable(canvasElement)[0]).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the highlights' }));
    await expect(canvas.getByRole('button', { name: 'Let the highlights run' })).toBeSeen();
  },
};

/** Arrow keys change the slide, and the focus moves along with it. */
export const ByKeyboard: Story = {
  args: TURNED,
  play: async ({ canvasElement }) => {
    await started(canvasElement);
    const [before] = reachable(canvasElement);
    await userEvent.tab();
    await expect(before?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(reachable(canvasElement)[0]).not.toBe(before));
    await waitFor(() =>
      expect(reachable(canvasElement)[0]?.contains(document.activeElement)).toBe(true),
    );
  },
};

/** In a right-to-left script the next slide comes from the left. */
export const Mirrored: Story = {
  ...MIRRORED,
  args: TURNED,
  play: async ({ canvas, canvasElement }) => {
    await started(canvasElement);
    const shown = () => reachable(canvasElement)[0]?.textContent;
    await expect(shown()).toBe('New games');
    canvas.getByRole('link', { name: 'New games' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown()).toBe('Points mall'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown()).toBe('New games'));
  },
};

/** A single slide does not move, and loads no library. */
export const One: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.pointerMove(canvasElement);
    await expect(canvas.getByRole('link', { name: 'New games' })).toBeSeen();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** While more slides are loading, those that are there can be scrolled. */
export const MoreLoading: Story = {
  args: { waiting: true },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.pointerMove(canvasElement);
    await expect(reachable(canvasElement)).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
