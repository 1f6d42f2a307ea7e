import type { PlayKind } from '#sandbox/domains/play/rules/outcome.ts';
import { crashControls } from './crash.ts';
import { fishControls } from './fish.ts';
import { lotteryControls } from './lottery.ts';
import type { ControlParts, Controls } from './parts.ts';
import { roomControls } from './room.ts';
import { slotControls } from './slot.ts';
import { sportsControls } from './sports.ts';
import { tableControls } from './table.ts';

/** What a player sees and chooses before a round, by the kind of game. */
export const CONTROLS: Record<PlayKind, (parts: ControlParts) => Controls> = {
  slot: slotControls,
  fish: fishControls,
  crash: crashControls,
  table: tableControls,
  room: roomControls,
  sports: sportsControls,
  lottery: lotteryControls,
};
