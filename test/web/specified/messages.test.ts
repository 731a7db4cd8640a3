import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { specifiedMessages } from './messages.ts'
import { places } from './places.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const rows = Object.entries(places)

/** What a catalogue says, with the placeholders of the specification where ours take values. */
const saidBy = (text: unknown, specified: string): unknown =>
  typeof text === 'function'
    ? Reflect.apply(
        text,
        undefined,
        [...specified.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder),
      )
    : text

test.each(rows)('the specification’s words: %s', (message, { of, key }) => {
  expect(saidBy(of[key], message)).toBe(message)
})

test.each(rows)('is shown where it belongs: %s', (_message, { key, in: file }) => {
  const code = readFileSync(`${root}${file}`, 'utf8')
  expect(code).toMatch(new RegExp(`['.]${key}\\b`))
  expect(file).not.toMatch(/(?:messages|words)(?:\.de)?\.ts$/)
})

test('every message of the specifications for what stands has exactly one place', () => {
  const specified = Object.values(specifiedMessages).flat()
  expect(new Set(specified).size).toBe(specified.length)
  expect(Object.keys(places).sort()).toEqual([...specified].sort())
})
