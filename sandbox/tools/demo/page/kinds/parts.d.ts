import type { DemoGame } from '#src/platform/contract.generated.ts';
import type { Shown, Speech } from '../sentence.js';

/** What the stage of a game works on. */
export interface StageParts {
  byId: (id: string) => HTMLElement;
  form: HTMLFormElement;
  begun: DemoGame;
  speech: Speech;
  query: URLSearchParams;
  refreshBalance: () => Promise<void>;
}

/** The stage of a game: it shows a round, and is done when all of it was seen. */
export interface Stage {
  show(shown: Shown): Promise<void>;
}
