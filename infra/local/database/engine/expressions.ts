/** The expressions that `functions/lib/database` builds: anything else throws, so that nothing is partly understood. */
export type Item = Readonly<Record<string, unknown>>

export interface Placeholders {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>
}

export class ValidationException extends Error {
  override readonly name = 'ValidationException'
}

type Comparison = '=' | '<>' | '>=' | '<=' | '<' | '>'

type Term =
  | { readonly kind: 'exists' | 'missing'; readonly name: string }
  | { readonly kind: 'compare'; readonly name: string; readonly sign: Comparison; readonly value: string }
  | { readonly kind: 'fewer'; readonly name: string; readonly value: string }
  | { readonly kind: 'missing-or'; readonly name: string; readonly sign: Comparison; readonly value: string }

const NAME = '(#[\\w]+)'
const VALUE = '(:[\\w]+)'
const EXISTS = new RegExp(`^attribute_(not_)?exists\\(${NAME}\\)$`)
const COMPARE = new RegExp(`^${NAME} (=|<>|>=|<=|<|>) ${VALUE}$`)
const MISSING_OR = new RegExp(`^\\(attribute_not_exists\\(${NAME}\\) OR ${NAME} (=|<) ${VALUE}\\)$`)
const FEWER = new RegExp(`^\\(attribute_not_exists\\(${NAME}\\) OR size\\(${NAME}\\) < ${VALUE}\\)$`)

const unknown = (expression: string): Error =>
  new Error(`the store helper does not write this expression: ${expression}`)

const memo = <T>(parse: (expression: string) => T) => {
  const known = new Map<string, T>()
  return (expression: string): T => {
    const before = known.get(expression)
    if (before !== undefined) return before
    const fresh = parse(expression)
    known.set(expression, fresh)
    return fresh
  }
}

const termOf = (text: string): Term => {
  const exists = EXISTS.exec(text)
  if (exists) return { kind: exists[1] ? 'missing' : 'exists', name: exists[2] ?? '' }
  const compare = COMPARE.exec(text)
  if (compare)
    return { kind: 'compare', name: compare[1] ?? '', sign: compare[2] as Comparison, value: compare[3] ?? '' }
  const either = MISSING_OR.exec(text)
  if (either && either[1] === either[2])
    return { kind: 'missing-or', name: either[1] ?? '', sign: either[3] as Comparison, value: either[4] ?? '' }
  const fewer = FEWER.exec(text)
  if (fewer && fewer[1] === fewer[2]) return { kind: 'fewer', name: fewer[1] ?? '', value: fewer[3] ?? '' }
  throw unknown(text)
}

const termsOf = memo((expression) => expression.split(' AND ').map(termOf))

/** Looks placeholders up and remembers which were used: DynamoDB refuses a request that defines more than it uses. */
export class Lookup {
  readonly #names: Readonly<Record<string, string>>
  readonly #values: Readonly<Record<string, unknown>>
  readonly #used = new Set<string>()

  constructor(placeholders: Placeholders) {
    this.#names = placeholders.ExpressionAttributeNames ?? {}
    this.#values = placeholders.ExpressionAttributeValues ?? {}
  }

  name(label: string): string {
    const name = this.#names[label]
    if (name === undefined) throw new ValidationException(`An expression attribute name used is not defined: ${label}`)
    this.#used.add(label)
    return name
  }

  value(label: string): unknown {
    if (!(label in this.#values))
      throw new ValidationException(`An expression attribute value used is not defined: ${label}`)
    this.#used.add(label)
    return this.#values[label]
  }

  refuseUnused(): void {
    for (const label of [...Object.keys(this.#names), ...Object.keys(this.#values)])
      if (!this.#used.has(label)) throw new ValidationException(`Value provided in expression unused: ${label}`)
  }
}

const compare = (found: unknown, sign: Comparison, wanted: unknown): boolean => {
  if (sign === '=') return found === wanted
  if (sign === '<>') return found !== wanted
  const isComparable =
    (typeof found === 'number' && typeof wanted === 'number') ||
    (typeof found === 'string' && typeof wanted === 'string')
  if (!isComparable) return false
  if (sign === '<') return found < wanted
  if (sign === '>') return found > wanted
  return sign === '<=' ? found <= wanted : found >= wanted
}

const isFewer = (found: unknown, limit: unknown): boolean =>
  found === undefined || (found instanceof Set && typeof limit === 'number' && found.size < limit)

/** Whether an item (or its absence) passes a condition. Every term is looked up even when one fails, as DynamoDB does. */
export const passes = (item: Item | undefined, expression: string, lookup: Lookup): boolean =>
  termsOf(expression)
    .map((term): boolean => {
      const name = lookup.name(term.name)
      const found = item?.[name]
      if (!('value' in term)) return (found === undefined) === (term.kind === 'missing')
      if (term.kind === 'fewer') return isFewer(found, lookup.value(term.value))
      const isTrue = compare(found, term.sign, lookup.value(term.value))
      return term.kind === 'missing-or' ? found === undefined || isTrue : isTrue
    })
    .every(Boolean)

const CLAUSES = /^(?:SET (.+?))?(?: ?REMOVE (.+?))?(?: ?ADD (.+?))?(?: ?DELETE (.+?))?$/
const SET_PART = new RegExp(`^${NAME} = ${VALUE}$`)
const ADD_PART = new RegExp(`^${NAME} ${VALUE}$`)

const clausesOf = memo((expression) => {
  const clauses = CLAUSES.exec(expression)
  if (!clauses || expression === '')
    throw new ValidationException('Invalid UpdateExpression: The expression can not be empty;')
  const split = (text: string | undefined, form: RegExp) =>
    (text?.split(', ') ?? []).map((part) => {
      const match = form.exec(part)
      if (!match) throw unknown(expression)
      return { name: match[1] ?? '', value: match[2] ?? '' }
    })
  return {
    set: split(clauses[1], SET_PART),
    remove: split(clauses[2], new RegExp(`^${NAME}$`)),
    add: split(clauses[3], ADD_PART),
    take: split(clauses[4], ADD_PART),
  }
})

const WRONG_TYPE = 'An operand in the update expression has an incorrect data type'

const typesOf = (set: ReadonlySet<unknown>): ReadonlySet<string> => new Set([...set].map((member) => typeof member))

const union = (before: ReadonlySet<unknown>, more: ReadonlySet<unknown>): ReadonlySet<unknown> => {
  const all = new Set([...before, ...more])
  if (typesOf(all).size > 1) throw new ValidationException(WRONG_TYPE)
  return all
}

/** DynamoDB counts to 38 digits; a number of JavaScript would be another one from here on. */
const sum = (before: number, amount: number): number => {
  const after = before + amount
  if (!Number.isFinite(after) || (Number.isInteger(after) && !Number.isSafeInteger(after)))
    throw new ValidationException(`The engine keeps no integers beyond 2^53: ${before} + ${amount}`)
  return after
}

const added = (before: unknown, amount: unknown): unknown => {
  if (amount instanceof Set) {
    if (before !== undefined && !(before instanceof Set)) throw new ValidationException(WRONG_TYPE)
    return union(before ?? new Set(), amount)
  }
  if (typeof amount !== 'number')
    throw new ValidationException('Incorrect operand type for operator or function; operator: ADD')
  if (before !== undefined && typeof before !== 'number') throw new ValidationException(WRONG_TYPE)
  return sum(before ?? 0, amount)
}

/** What is left of a set; DynamoDB knows no empty one, so the last member takes the attribute along. */
const takenFrom = (before: unknown, members: unknown): Set<unknown> | undefined => {
  if (!(members instanceof Set))
    throw new ValidationException('Incorrect operand type for operator or function; operator: DELETE')
  if (before === undefined) return undefined
  if (!(before instanceof Set)) throw new ValidationException(WRONG_TYPE)
  const left = new Set([...before].filter((member) => !members.has(member)))
  return left.size > 0 ? left : undefined
}

/** The item after an update; `before` is the item, or its key alone when there is none. */
export const updated = (before: Item, expression: string, lookup: Lookup): Record<string, unknown> => {
  const { set, remove, add, take } = clausesOf(expression)
  const after: Record<string, unknown> = { ...before }
  const touched = new Set<string>()
  const touch = (label: string): string => {
    const name = lookup.name(label)
    if (touched.has(name)) throw new ValidationException('Two document paths overlap with each other')
    if (name === 'pk' || name === 'sk')
      throw new ValidationException('Cannot update attribute. This attribute is part of the key')
    touched.add(name)
    return name
  }
  for (const { name, value } of set) after[touch(name)] = lookup.value(value)
  for (const { name } of remove) delete after[touch(name)]
  for (const { name, value } of add) {
    const target = touch(name)
    after[target] = added(before[target], lookup.value(value))
  }
  for (const { name, value } of take) {
    const target = touch(name)
    const left = takenFrom(before[target], lookup.value(value))
    if (left) after[target] = left
    else delete after[target]
  }
  return after
}

export interface KeyRange {
  readonly partition: string
  readonly includes: (sortKey: string) => boolean
}

const EQUALS = new RegExp(`^${NAME} = ${VALUE}$`)
const BEGINS = new RegExp(`^${NAME} = ${VALUE} AND begins_with\\(${NAME}, ${VALUE}\\)$`)
const BETWEEN = new RegExp(`^${NAME} = ${VALUE} AND ${NAME} BETWEEN ${VALUE} AND ${VALUE}$`)

/** What a query's key condition asks for, checked against the names of the table's or index's own keys. */
export const rangeOf = (expression: string, lookup: Lookup, keyNames: { pk: string; sk: string }): KeyRange => {
  const match = EQUALS.exec(expression) ?? BEGINS.exec(expression) ?? BETWEEN.exec(expression)
  if (!match) throw unknown(expression)
  const [, pk = '', partition = '', sk, first, last] = match
  const text = (label: string): string => {
    const value = lookup.value(label)
    if (typeof value !== 'string')
      throw new ValidationException('One or more parameter values were invalid: Type mismatch')
    return value
  }
  if (lookup.name(pk) !== keyNames.pk || (sk !== undefined && lookup.name(sk) !== keyNames.sk))
    throw new ValidationException('Query condition missed key schema element')
  const from = first === undefined ? undefined : text(first)
  const to = last === undefined ? undefined : text(last)
  const includes = (sortKey: string): boolean => {
    if (from === undefined) return true
    if (to === undefined) return sortKey.startsWith(from)
    return compareKeys(sortKey, from) >= 0 && compareKeys(sortKey, to) <= 0
  }
  return { partition: text(partition), includes }
}

/** DynamoDB sorts text keys by their UTF-8 bytes. */
export const compareKeys = (one: string, other: string): number => {
  if (one === other) return 0
  return isAscii(one) && isAscii(other) ? (one < other ? -1 : 1) : Buffer.compare(Buffer.from(one), Buffer.from(other))
}

const isAscii = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}
