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

test.each(kinds)('what a Japanese or Chinese page states on a line of its own is read: %s', (kind) => {
  const missed = lines[kind].filter(({ text, has }) => {
    const found = readers[kind](text).join(' ')
    return !has.every((part) => found.includes(part))
  })
  expect(missed.map(({ text }) => text)).toEqual([])
})

test.each(kinds)('what is none is not read as one: %s', (kind) => {
  expect(lines.none[kind].flatMap((text) => readers[kind](text))).toEqual([])
})
