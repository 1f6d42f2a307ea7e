import fc from 'fast-check';
import { lotOf } from './draw.ts';

// What property tests draw follows from the seed of the run, like every other draw: the seed that is printed draws it again.
fc.configureGlobal({ seed: lotOf('properties') });
