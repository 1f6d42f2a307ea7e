import { describe, expect, it } from 'vitest';
import {
  type ClientGraph,
  ENTRY,
  filesOf,
  LIBRARIES,
  runOrder,
  START,
  scriptsOf,
} from './graph.ts';

const LOBBY = 'src/features/lobby/LobbyScreen.tsx';
const AGENT = 'src/features/agent/AgentScreen.tsx';

const graph: ClientGraph = {
  [ENTRY]: {
    file: 'assets/client.js',
    imports: ['_react'],
    dynamicImports: [LOBBY, AGENT, '_dialog'],
  },
  _react: { file: 'assets/react.js', name: LIBRARIES },
  [START]: { file: 'assets/start.js', imports: ['_react'] },
  _dialog: { file: 'assets/dialog.js' },
  _tables: { file: 'assets/tables.js', assets: ['assets/map.png'] },
  [LOBBY]: { file: 'assets/lobby.js', imports: ['_react'], dynamicImports: ['_dialog'] },
  [AGENT]: { file: 'assets/agent.js', imports: ['_react', '_tables'], css: ['assets/agent.css'] },
  'style.css': { file: 'assets/style.css' },
};

describe('the chunks of a brand', () => {
  it('are those that the entry can load, with the styles of each screen', () => {
    expect(filesOf(graph, [ENTRY], new Set())).toEqual([
      'assets/agent.css',
      'assets/agent.js',
      'assets/client.js',
      'assets/dialog.js',
      'assets/lobby.js',
      'assets/map.png',
      'assets/react.js',
      'assets/tables.js',
    ]);
  });

  it('leave out disabled screens and what only those need', () => {
    expect(filesOf(graph, [ENTRY], new Set([AGENT]))).toEqual([
      'assets/client.js',
      'assets/dialog.js',
      'assets/lobby.js',
      'assets/react.js',
    ]);
  });

  it('execute libraries before the entry that imports them, while an entry without libraries executes alone', () => {
    expect(runOrder(graph, ENTRY)).toEqual([
      '/assets/react.js',
      '/assets/start.js',
      '/assets/client.js',
    ]);
    expect(runOrder(graph, '_dialog')).toEqual(['/assets/dialog.js']);
  });

  it('are preloaded if the first view executes them', () => {
    expect(scriptsOf(graph, [ENTRY, LOBBY])).toEqual([
      '/assets/client.js',
      '/assets/lobby.js',
      '/assets/react.js',
    ]);
  });
});
