/** About what DynamoDB counts: names and values in UTF-8, numbers roughly. */
export const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (value instanceof Uint8Array) return value.length
  if (value instanceof Set || Array.isArray(value))
    return [...value].reduce<number>((sum, part) => sum + bytesOf(part) + 1, 3)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, part]) => sum + Buffer.byteLength(name) + bytesOf(part), 3)
  return 8
}
