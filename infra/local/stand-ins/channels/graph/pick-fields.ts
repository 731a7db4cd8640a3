import { GraphFailure } from './graph-failure.ts'

interface Field {
  readonly name: string
  readonly fields: readonly Field[]
}

const parse = (given: string): readonly Field[] => {
  const stack: Field[][] = [[]]
  for (const [, name, sign] of given.matchAll(/\s*([\w.()]*)\s*([,{}]|$)/g)) {
    const fields: Field[] = []
    if (name) stack.at(-1)?.push({ name: name.replace(/\(.*$|\.limit.*$/, ''), fields })
    if (sign === '{') stack.push(fields)
    if (sign === '}') stack.pop()
    if (stack.length === 0) break
  }
  if (stack.length !== 1) throw new GraphFailure(2500, `Syntax error "Expected name" at the fields parameter: ${given}`)
  return stack[0] ?? []
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pick = (object: Readonly<Record<string, unknown>>, fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) => {
      const field = fields.find((each) => each.name === name)
      // what is an edge is within `data`, and the fields within it are meant
      if (name === 'data' && isObject(value)) return [[name, pick(value, fields)]]
      if (!field) return name === 'id' ? [[name, value]] : []
      return [[name, field.fields.length > 0 && isObject(value) ? pick(value, field.fields) : value]]
    }),
  )

/**
 * Of an object the fields that `fields=id,picture{url}` names, and its id. A field that the object never has is refused, one that it has
 * not is left out: https://developers.facebook.com/docs/graph-api/guides/field-expansion
 */
export const pickFields = (
  object: Readonly<Record<string, unknown>>,
  given: string | undefined,
  { usual, known, type }: { readonly usual: string; readonly known: readonly string[]; readonly type: string },
): Record<string, unknown> => {
  const fields = parse(given || usual)
  const unknown = fields.find(({ name }) => name !== 'id' && !known.includes(name))
  if (unknown)
    throw new GraphFailure(100, `(#100) Tried accessing nonexisting field (${unknown.name}) on node type (${type})`)
  return pick(object, fields)
}
