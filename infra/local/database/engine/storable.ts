/** A text that is not UTF-8. */
class SerializationException extends Error {
  override readonly name = 'SerializationException'
}

/**
 * A copy of a value as DynamoDB's document client would store it and give it back: `undefined` left out, nothing shared
 * with the caller. What client or database refuse (class instances, empty sets, NaN, lone surrogates) is refused here.
 */
export const storable = <T>(value: T): T => copy(value) as T

const OWN = { configurable: true, enumerable: true, writable: true }

const copy = (value: unknown): unknown => {
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new SerializationException()
    return value
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`Special numeric value ${value} is not allowed`)
    return value
  }
  if (Array.isArray(value)) return value.filter((part) => part !== undefined).map(copy)
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (value instanceof Set) {
    if (value.size === 0) throw new Error('Pass a non-empty set, or options.convertEmptyValues=true.')
    return new Set(value)
  }
  if (typeof value === 'object') {
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null)
      throw new Error('Unsupported type passed: a class instance')
    const result: Record<string, unknown> = {}
    for (const name of Object.keys(value)) {
      const part = (value as Readonly<Record<string, unknown>>)[name]
      if (part === undefined) continue
      // an assignment would change the object's prototype
      if (name === '__proto__') Object.defineProperty(result, name, { ...OWN, value: copy(part) })
      else result[name] = copy(part)
    }
    return result
  }
  throw new Error(`Unsupported type passed: ${typeof value}`)
}
