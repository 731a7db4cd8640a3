import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contactsIn } from '#functions/onboarding/facts/contacts-in'
import { hoursIn } from '#functions/onboarding/facts/hours-in'
import { pricesIn } from '#functions/onboarding/facts/prices-in'

interface Line {
  readonly text: string
  /** What the facts that are read have to contain, together. */
  readonly has: readonly string[]
}

type Kind = 'hours' | 'prices' | 'phones'
type Lines = Readonly<Record<Kind, readonly Line[]>> & { readonly none: Readonly<Record<Kind, readonly string[]>> }

const lines: Lines = JSON.parse(readFileSync(new URL('asian-facts.json', import.meta.url), 'utf8'))
const kinds: readonly Kind[] = ['hours', 'prices', 'phones']
const readers: Readonly<Record<Kind, (text: string) => readonly string[]>> = {
  hours: hoursIn,
  prices: (text) => pricesIn(text).map(({ label, value }) => `${label} ${value}`),
  phones: (text) => contactsIn(text).map(({ value }) => value),
}

const isHeld = (text: string) => (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1

const missedOf = (kind: Kind, half: boolean) =>
  lines[kind].filter(({ text, has }) => {
    const found = readers[kind](text).join(' ')
    return isHeld(text) === half && !has.every((part) => found.includes(part))
  })

test.each(kinds)('of Japanese and Chinese lines that rules were written by all are read: %s', (kind) => {
  expect(missedOf(kind, false).map(({ text }) => text)).toEqual([])
})

test('of lines that were kept back until then four in five are read', () => {
  const missed = kinds.flatMap((kind) => missedOf(kind, true)).map(({ text }) => text)
  const held = kinds.flatMap((kind) => lines[kind]).filter(({ text }) => isHeld(text))
  expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(held.length / 5)
})

test.each(kinds)('what is none is not read as one: %s', (kind) => {
  expect(lines.none[kind].flatMap((text) => readers[kind](text))).toEqual([])
})
