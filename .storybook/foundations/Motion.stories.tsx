import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownValues } from '../brands/toolbars.ts';
import * as styles from './motion.css.ts';
import { cssVar, Roles } from './Roles.tsx';

/** How long movements take. They stand still where reduced motion is asked for. */
const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: { chromatic: { disableSnapshot: true } },
};
export default meta;

export const Durations: StoryObj = {
  render: (_args, { globals }) => (
    <Roles title="Durations" group="motion.duration" values={shownValues(globals)}>
      {({ path }) => <div className={styles.dot} style={{ animationDuration: cssVar(path) }} />}
    </Roles>
  ),
};

export const Courses: StoryObj = {
  render: (_args, { globals }) => (
    <Roles title="Courses" group="motion.easing" values={shownValues(globals)}>
      {({ path }) => (
        <div
          className={styles.dot}
          style={{
            animationDuration: cssVar('motion.duration.pulse'),
            animationTimingFunction: cssVar(path),
          }}
        />
      )}
    </Roles>
  ),
};
