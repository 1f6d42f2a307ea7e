import { PAGE_STYLE } from '#sandbox/control/pageStyle.ts';

/** The style of the test games: that of all pages for testers, with a stage and controls for fingers. */
export const GAME_STYLE = `${PAGE_STYLE}
body.game { display: grid; gap: 12px; max-width: 720px; min-height: 100vh; min-height: 100dvh; padding: 16px; align-content: start; }
.game header { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; align-items: baseline; }
.game h1 { font-size: 20px; }
.game p { margin: 0; }
.game .balance { font-size: 18px; font-variant-numeric: tabular-nums; }
.game main { display: grid; gap: 12px; }
.stage { display: grid; gap: 12px; align-content: center; justify-items: center; min-height: 148px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); text-align: center; }
.stage:has([role]:not(:empty).failed) { border-color: var(--danger); }
.tiles { display: flex; flex-wrap: wrap; gap: 10px; justify-content: center; min-height: 72px; align-items: center; }
.tiles:empty { display: none; }
.tile { display: grid; place-items: center; min-width: 64px; min-height: 72px; padding: 4px 10px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); font-size: 34px; line-height: 1.2; animation: shown 0.25s ease-out backwards; }
.tile:nth-child(2) { animation-delay: 0.12s; }
.tile:nth-child(3) { animation-delay: 0.24s; }
.tile:nth-child(4) { animation-delay: 0.36s; }
.tile.red { color: light-dark(#b3261e, #ff8a80); }
.result { font-weight: 600; }
.result.failed { color: var(--danger); }
.game form { display: grid; gap: 12px; }
.game form label { display: grid; gap: 4px; }
.game .choices { grid-template-columns: repeat(auto-fit, minmax(88px, 1fr)); gap: 8px; margin: 0; }
.game .choices legend { margin-bottom: 4px; }
.game .choices label { display: flex; gap: 8px; align-items: center; min-height: 44px; padding: 4px 10px; border: 1px solid var(--edge); border-radius: 8px; }
.game .choices label:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.game .choices input[type=radio] { width: 18px; min-height: 18px; height: 18px; margin: 0; flex: none; accent-color: var(--accent); }
.game .choices label:has([name=number]) { grid-column: 1 / -1; }
.game .choices input[name=number] { width: 88px; }
.game button { min-height: 44px; }
.game .row button:first-child { flex: 1 1 130px; }
@keyframes shown { from { opacity: 0; transform: translateY(-12px); } }
@media (prefers-reduced-motion: reduce) { .tile { animation: none; } }
@media (orientation: landscape) and (max-height: 480px) {
  body.game { max-width: none; }
  .game main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
  .game main > small { grid-column: 1 / -1; }
}
`;
