import fc from 'fast-check';
import { lotOf } from './draw.ts';

// Property tests follow the run's seed, like every other draw: the printed seed draws the same again.
fc.configureGlobal({ seed: lotOf('properties') });
