/** Into so many partition keys goes what one key could not take at a thousand turns a second. */
export const PARTS = 16

/** An id decides, so that a redelivery or another try reaches the same part. */
export const partOf = (id: string): number => (id.charCodeAt(id.length - 1) * 7 + id.charCodeAt(id.length - 2)) % PARTS
