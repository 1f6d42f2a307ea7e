import fc from 'fast-check';
import { lotOf, triesOf } from './draw.ts';

/** How many values a property is tried with unless its test says otherwise. */
const TRIES = 100;

// Property tests follow the run's seed, like every other draw: the printed seed draws the same again.
fc.configureGlobal({ seed: lotOf('properties'), numRuns: triesOf(TRIES) });
