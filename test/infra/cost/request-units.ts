/** DynamoDB's request units (AWS, "Capacity unit consumption"), by the sizes of stored items. */
export type Item = Readonly<Record<string, unknown>>

/** DynamoDB's size of an item: names and texts in UTF-8, numbers at half a byte a digit, 3 bytes and 1 each for a list or map. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1
  if (value instanceof Uint8Array) return value.byteLength
  if (Array.isArray(value) || value instanceof Set)
    return [...value].reduce((sum: number, inner) => sum + 1 + sizeOf(inner), 3)
  if (typeof value !== 'object' || value === null) return 1
  return 3 + Object.entries(value).reduce((sum, [name, inner]) => sum + 1 + Buffer.byteLength(name) + sizeOf(inner), 0)
}
const bytesOf = (item: Item | undefined): number =>
  item ? Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value), 0) : 0
const unitsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))

/** What one write of the table costs, whatever its indexes; a transaction costs double. */
export const writeUnits = (before: Item | undefined, after: Item | undefined): number =>
  unitsOf(Math.max(bytesOf(before), bytesOf(after)))

/** What the indexes of a changed item cost: one write each, and two where its key changes. */
export const indexUnits = (before: Item | undefined, after: Item | undefined): number =>
  ['gsi1', 'gsi2'].reduce((units, index) => {
    const [old, fresh] = [before, after].map((item) => (item?.[`${index}pk`] ? item : undefined))
    if (!old && !fresh) return units
    const hasMoved =
      old && fresh && (old[`${index}sk`] !== fresh[`${index}sk`] || old[`${index}pk`] !== fresh[`${index}pk`])
    return units + writeUnits(old, fresh) * (hasMoved ? 2 : 1)
  }, 0)

/** What reading items costs: half as much where an older state will do. */
export const readUnits = (items: readonly Item[], isConsistent: boolean): number =>
  Math.max(1, Math.ceil(items.reduce((sum, item) => sum + bytesOf(item), 0) / 4096)) * (isConsistent ? 1 : 0.5)
