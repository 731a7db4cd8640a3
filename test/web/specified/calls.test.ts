import { expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#shared/api'
import type { Contract } from '#shared/contract'
import { specifiedCalls } from './calls.ts'

const routes: Contract = Object.assign({}, ...Object.values(api))
const rows = Object.entries(specifiedCalls)

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** The schemas of a field, in each form that an answer has. */
const fieldOf = (schema: Schema, name: string): readonly Schema[] => [
  ...(schema.properties?.[name] ? [schema.properties[name]] : []),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((form) => fieldOf(form, name)),
]

const has = (schema: Schema, path: string): boolean =>
  path.split('.').reduce<readonly Schema[]>((found, name) => found.flatMap((each) => fieldOf(each, name)), [schema])
    .length > 0

test.each(rows)('the specification’s call has its row: %s', (_call, { row }) => {
  expect(Object.keys(routes)).toContain(row)
})

test.each(rows)('takes every field that the specification sends: %s', (_call, { row, sent }) => {
  expect(routes[row]?.input.safeParse(sent)).toMatchObject({ success: true })
})

test.each(rows)('answers every field that the specification reads: %s', (_call, { row, answered }) => {
  const output = z.toJSONSchema(routes[row]?.output ?? z.never(), { unrepresentable: 'any', io: 'input' }) as Schema
  expect(answered.filter((path) => !has(output, path))).toEqual([])
})
