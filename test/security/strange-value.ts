import type { SeededRandom } from '#test/support/worlds/seeded-random'

const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'cut off \ud83d',
  '\u202e\u2066',
  '__proto__',
  'constructor',
  '..',
  '../META',
  'a#b',
  '%00',
  '%ED%A0%80',
  '☃',
  'null',
  '{}',
  '-1',
  '1e309',
  '2026-02-30',
  'MQ',
  'e30',
  'W10',
  'eyJwayI6MX0',
  'eyJwayI6IkFHVCN4Iiwic2siOiJNRVRBIn0',
  'javascript:alert(1)',
  'http://[::1',
  'https://xn--/',
  'data:text/html,<script>alert(1)</script>',
  "'; DROP TABLE x; --",
  '<a '.repeat(200),
  '<!--'.repeat(200),
  '('.repeat(500),
  'x'.repeat(300),
  'x'.repeat(3_000),
  'x'.repeat(70_000),
  '☃'.repeat(1_000),
] as const

const others: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  ['x', 1, null],
  { a: { b: { c: [] } } },
  { length: 1_000_000 },
  Array.from({ length: 2_000 }, () => 'x'),
]

/** A value that no honest caller sends: a text more often than not, alone, in a list or in an object. */
export const strangeValue = (random: SeededRandom): unknown => {
  const plain = (): unknown => (random.chance(0.7) ? random.pick(texts) : random.pick(others))
  if (random.chance(0.08)) return [plain(), plain()]
  if (random.chance(0.08)) return { [random.pick(texts)]: plain(), id: plain(), text: plain(), value: plain() }
  return plain()
}
