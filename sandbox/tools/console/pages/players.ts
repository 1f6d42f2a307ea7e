import { html } from 'hono/html';
import {
  aboutPlayer,
  PLAYER_ROLES,
  PLAYERS,
  type PlayerRole,
} from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';

const card = (role: PlayerRole, brand: Merchant['brand']) => {
  const { account, nickname } = PLAYERS[role];
  const about = aboutPlayer(role, brand);
  return html`
    <li class="card">
      <h3><code>${account}</code> <small>${nickname}</small></h3>
      <p>${about[0]?.toUpperCase()}${about.slice(1)}.</p>
    </li>`;
};

/** The seeded players of every merchant, and how to log in as one. */
export const players = (merchants: readonly Merchant[]) =>
  html`${merchants.map(
    ({ merchantCode, brand }) => html`
      <section aria-labelledby="${merchantCode}">
        <h2 id="${merchantCode}">${brand.name}</h2>
        <p>They all have the password <code>${seedPassword(brand)}</code>.</p>
        <ul class="cards">${PLAYER_ROLES.map((role) => card(role, brand))}</ul>
      </section>`,
  )}`;
