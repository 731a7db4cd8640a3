/** What a field is given in the place of what it asks for. */
export const hostileValues: readonly unknown[] = [
  { a: 1 },
  ['x'],
  null,
  '',
  'x'.repeat(1_000_000),
  -1,
  1e308,
  true,
  '\u0000',
  '\ud800',
  '__proto__',
  "'; DROP TABLE x; --",
]
