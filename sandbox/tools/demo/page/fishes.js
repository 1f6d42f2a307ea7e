/** The drawings of the fish, each on 96 by 60 and looking to the left. */
const DRAWINGS = /** @type {Record<string, string>} */ ({
  sprat:
    '<path fill="#9fb6c8" d="M8 30c14-13 38-15 58-3l20-11c-5 9-5 19 0 28L66 33C46 45 22 43 8 30Z"/><path fill="#dfeaf2" d="M10 31c18 4 38 5 56 1-20 12-43 10-56-1Z"/><circle cx="20" cy="28" r="3" fill="#17222d"/><path fill="none" stroke="#6c8599" stroke-width="2" d="M30 23c3 4 3 10 0 15"/>',
  angelfish:
    '<path fill="#f2b53c" d="M10 31C22 20 34 18 42 18L58 2c-1 8 0 14 4 20l24-8c-6 10-6 22 0 33l-24-8c-4 6-5 12-4 20L42 43c-8 0-20-2-32-12Z"/><path fill="#2d4a8a" d="M36 19c-4 8-4 16 0 24h7c-4-8-4-16 0-25ZM53 12c-4 12-4 24 0 36l5 6c-3-16-3-30 0-48Z"/><circle cx="22" cy="28" r="3" fill="#17222d"/>',
  puffer:
    '<path fill="#d9a441" d="M12 30c0-17 14-26 30-26s28 9 30 24l16-10c-4 9-4 16 0 25L72 33C70 48 58 57 42 57S12 47 12 30Z"/><path fill="#fbeecb" d="M14 35c6 14 16 20 28 20s22-6 28-19c-18 8-38 8-56-1Z"/><circle cx="26" cy="24" r="5" fill="#fff"/><circle cx="25" cy="24" r="2.600" fill="#17222d"/><path fill="none" stroke="#8a5f16" stroke-width="2" stroke-linecap="round" d="m34 10 2-5m10 5 1-6m11 9 4-4M12 32l6 1"/>',
  ray: '<path fill="#5b6fa8" d="M6 30C20 22 30 6 48 4c6 10 10 18 12 22l34 3v3l-34 3c-2 5-6 12-12 21C30 54 20 38 6 30Z"/><path fill="#8fa2d8" d="M14 30c12-5 22-14 32-17 4 8 5 12 5 17s-1 9-5 17c-10-3-20-12-32-17Z"/><circle cx="24" cy="26" r="2.400" fill="#17222d"/><circle cx="24" cy="34" r="2.400" fill="#17222d"/>',
  shark:
    '<path fill="#66788a" d="M4 32c12-9 24-13 36-13L52 3c2 7 4 12 8 18l14 5L92 10c-4 12-3 24 3 36L74 36 58 40l4 14-18-11C28 45 14 42 4 32Z"/><path fill="#dbe5ec" d="M6 33c18 3 36 4 56 2l-4 5-14 3C28 45 15 42 6 33Z"/><circle cx="20" cy="27" r="2.600" fill="#17222d"/><path fill="none" stroke="#46566a" stroke-width="2" d="M34 26v9m5-9v9m5-9v9"/>',
});

/** The drawing of a fish. @param {string} name */
export const fishMarkup = (name) => DRAWINGS[name] ?? '';
