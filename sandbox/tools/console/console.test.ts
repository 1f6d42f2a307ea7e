import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { setting } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { answerFailure } from '#sandbox/kernel/http/answers.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { listingsAndActions } from './listingsAndActions.ts';
import { areaRoutes } from './pages/areaRoutes.ts';
import { createRegistry } from './registry.ts';

const platform = testPlatform();

const keep = defineAction({
  name: 'keepNote',
  description: 'Keeps a note, or is refused.',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name', minLength: 2, maxLength: 20 },
      times: { type: 'integer', title: 'Times', minimum: 1, maximum: 9 },
      refuse: { type: 'boolean', title: 'Refuse' },
    },
  },
  async run({ db, merchant, now }, { name, times = 1, refuse = false }) {
    await db.insert(setting).values({ name, value: times });
    if (refuse) throw new Refusal('not_found');
    return { name, merchant: merchant.merchantCode, at: now };
  },
});

const AREA: ConsoleArea = {
  name: 'notes',
  title: 'Notes',
  listings: [
    {
      name: 'notes',
      title: 'Notes',
      columns: ['Name'],
      empty: 'Notes are listed here.',
      read: async ({ db }) => {
        const rows = await db.select().from(setting);
        return rows
          .filter(({ name }) => name.startsWith('note'))
          .map(({ name }) => ({
            cells: [name],
            offers: [{ action: 'keepNote', input: { name: `${name}+` } }],
          }));
      },
    },
  ],
  actions: [keep],
};

let app: Hono<Environment>;
beforeAll(() => {
  const registry = createRegistry([AREA]);
  app = new Hono<Environment>()
    .route('/json', listingsAndActions(platform.sandbox.platform, registry))
    .route(
      '/pages',
      areaRoutes(platform.sandbox.platform, registry, (context, _, content, status) =>
        context.html(content, status),
      ),
    );
  app.onError((error, context) => answerFailure(context, error));
});

const act = async (input: unknown, name = 'keepNote') => {
  const body = JSON.stringify(input);
  const answer = await app.request(`/json/actions/${name}`, { method: 'POST', body });
  return { status: answer.status, body: await answer.json() };
};
const notes = async () => (await (await app.request('/json/listings/notes')).json()).value.rows;

describe('a console action', () => {
  it('accepts an input that matches its schema', async () => {
    const { status, body } = await act({ name: 'note 1', times: 2 });
    const merchant = platform.merchants[0]?.merchantCode;
    expect([status, body.value]).toMatchObject([200, { name: 'note 1', merchant }]);
    expect(await notes()).toContainEqual(expect.objectContaining({ cells: ['note 1'] }));
  });

  it.each([
    [{}, 'name'],
    [{ name: 'x' }, 'name'],
    [{ name: 'note 2', times: 10 }, 'times'],
    [{ name: 'note 2', times: '1' }, 'times'],
    [{ name: 'note 2', more: 1 }, 'more'],
  ])('rejects %j', async (input, name) => {
    const { status, body } = await act(input);
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect(body.value.parameters[0]).toMatchObject({ in: 'body', name });
  });

  it('leaves no trace if it fails halfway', async () => {
    const before = await notes();
    expect((await act({ name: 'note 3', refuse: true })).body.code).toBe('not_found');
    expect(await notes()).toEqual(before);
  });

  it('is reported as unknown for an unknown name', async () => {
    expect((await act({}, 'nothing')).status).toBe(404);
  });

  it('has a unique name', () => {
    expect(() => createRegistry([AREA, { ...AREA, name: 'more' }])).toThrow('notes');
  });
});

describe('the console page of an area', () => {
  const post = (fields: Record<string, string>) =>
    app.request('/pages/notes', { method: 'POST', body: new URLSearchParams(fields) });

  /** Follows the redirect of a form. */
  const follow = async (answer: Response) => {
    expect(answer.status).toBe(303);
    return (await app.request(answer.headers.get('Location') ?? '')).text();
  };

  it('performs an action with its form, and redirects to the result', async () => {
    const page = await follow(await post({ action: 'keepNote', name: 'note <4>', times: '' }));
    expect(page).toContain('Keep note: done.');
    expect(page).toContain('note &lt;4&gt;+');
  });

  it('performs an action once, however often its form is sent', async () => {
    const rendered = await (await app.request('/pages/notes')).text();
    const [formKey = ''] = /(?<=name="formKey" value=")[^"]+/.exec(rendered) ?? [];
    const form = { action: 'keepNote', name: 'note 6', formKey };
    const first = await follow(await post(form));
    await platform.forward(60);
    expect(await follow(await post(form))).toContain(/&quot;at&quot;: .+/.exec(first)?.[0]);
    const note = expect.objectContaining({ cells: ['note 6'] });
    expect((await notes()).filter((row: unknown) => note.asymmetricMatch(row))).toHaveLength(1);
  });

  it('rejects different input for a form that was sent, and gives every form its own key', async () => {
    const form = { action: 'keepNote', name: 'note 7', formKey: randomUUID() };
    await follow(await post(form));
    const answer = await post({ ...form, name: 'note 8' });
    const page = await answer.text();
    expect([answer.status, page]).toEqual([422, expect.stringContaining('idempotency_key_reused')]);
    const keys = page.match(/(?<=name="formKey" value=")[^"]+/g) ?? [];
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set([...keys, form.formKey]).size).toBe(keys.length + 1);
  });

  it('states why an action was rejected', async () => {
    const answer = await post({ action: 'keepNote', name: 'note 5', refuse: 'on' });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('not_found'),
    ]);
    const short = await post({ action: 'keepNote', name: 'x' });
    expect(await short.text()).toContain('name must NOT have fewer than 2 characters');
  });

  it('is reported as unknown for an unknown area', async () => {
    expect((await app.request('/pages/nothing')).status).toBe(404);
  });
});
