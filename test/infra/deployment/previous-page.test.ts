import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#shared/api'
import type { Contract } from '#shared/contract'

/** What a page of the release before sends: the fields of each call, and those of them without which it was refused. */
interface Sent {
  readonly known: readonly string[]
  readonly required: readonly string[]
}

type Sends = Readonly<Record<string, Sent>>

interface Schema {
  readonly properties?: object
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

const RECORD = new URL('./previous-page.json', import.meta.url)

const fieldsOf = ({ properties = {}, required = [], anyOf = [], oneOf = [], allOf = [] }: Schema): Sent => {
  const variants = [...anyOf, ...oneOf].map(fieldsOf)
  const parts = allOf.map(fieldsOf)
  const [first, ...others] = variants
  const inAll = (first?.required ?? []).filter((name) => others.every((variant) => variant.required.includes(name)))
  const unique = (names: readonly string[]) => [...new Set(names)].toSorted()
  return {
    known: unique([...Object.keys(properties), ...[...variants, ...parts].flatMap(({ known }) => known)]),
    required: unique([...required, ...inAll, ...parts.flatMap((part) => part.required)]),
  }
}

const sendsOf = (contracts: Readonly<Record<string, Contract>>): Sends =>
  Object.fromEntries(
    Object.values(contracts).flatMap((routes) =>
      Object.entries(routes).map(([key, { input }]) => {
        const schema: unknown = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
        return [key, fieldsOf(schema as Schema)]
      }),
    ),
  )

/** Calls of a page of the release before that the API would refuse now: its inputs refuse unknown fields. */
const refused = (before: Sends, now: Sends): string[] =>
  Object.entries(before).flatMap(([key, { known }]) => {
    const route = now[key]
    if (!route) return [`${key} is gone`]
    return [
      ...known.filter((name) => !route.known.includes(name)).map((name) => `${key}: ${name} is gone`),
      ...route.required.filter((name) => !known.includes(name)).map((name) => `${key}: ${name} is required`),
    ]
  })

// PREVIOUS_PAGE=retake, with each release: the pages that are open then are the ones to be answered next
if (process.env.PREVIOUS_PAGE === 'retake') writeFileSync(RECORD, `${JSON.stringify(sendsOf(api), undefined, 2)}\n`)

test('the API answers every call of a page that was loaded before the release', () => {
  const before = JSON.parse(readFileSync(RECORD, 'utf8')) as Sends
  expect(Object.keys(before).length).toBeGreaterThan(80)
  expect(refused(before, sendsOf(api))).toEqual([])
})

test.each([
  ['a route that is gone', {}, ['POST /a is gone']],
  ['a field that is gone', { 'POST /a': { known: ['x'], required: [] } }, ['POST /a: y is gone']],
  [
    'a new field without which the call is refused',
    { 'POST /a': { known: ['x', 'y', 'z'], required: ['x', 'z'] } },
    ['POST /a: z is required'],
  ],
  ['a new field that may be left out', { 'POST /a': { known: ['x', 'y', 'z'], required: ['x'] } }, []],
])('the check itself: %s', (_, now, expected) => {
  expect(refused({ 'POST /a': { known: ['x', 'y'], required: ['x'] } }, now)).toEqual(expected)
})
