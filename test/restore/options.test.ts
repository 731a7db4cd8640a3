import { expect, test } from 'vitest'
import { readOptions } from '#functions/restore/command/options'

test('the command takes a table and a time, and may take a bucket, pools and a window', () => {
  expect(
    readOptions(
      '--table parley-eu-2 --at 2026-11-22T19:30:00Z --bucket files --pool a --pool b --window 5 --repair'.split(' '),
    ),
  ).toEqual({
    table: 'parley-eu-2',
    at: Date.UTC(2026, 10, 22, 19, 30),
    windowMs: 300_000,
    bucket: 'files',
    pools: ['a', 'b'],
    repair: true,
  })
})

test('without --repair nothing is written', () => {
  expect(readOptions(['--table', 'parley-eu-2', '--at', '2026-11-22T19:30:00Z']).repair).toBe(false)
})

test.each([
  ['--at 2026-11-22T19:30:00Z', '--table is missing'],
  ['--table parley-eu-2', '--at is no time'],
  ['--table parley-eu-2 --at yesterday', '--at is no time: yesterday'],
  ['--table parley-eu-2 --at 2026-11-22T19:30:00Z --window none', '--window is no number of minutes: none'],
  ['--table parley-eu-2 --at 2026-11-22T19:30:00Z --force', '--force'],
])('%s is refused', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(message)
})
