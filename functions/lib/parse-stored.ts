/** What a zod error says of one place. */
interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  /** Of `unrecognized_keys`. */
  readonly keys?: readonly string[]
}

/**
 * Parses what this release or a later one stored: during a gradual release, and after a rollback, both read the same rows.
 * Keys that are not known yet are left out at any depth, and so are entries of a list whose kind is not known yet. Anything else
 * that is not as declared throws.
 */
export const parseStored = <T>(parse: (item: unknown) => T, item: unknown): T => {
  try {
    return parse(item)
  } catch (error) {
    const known = structuredClone(item)
    const lists = issuesOf(error).map((issue) => leaveOut(known, issue))
    if (lists.length === 0 || lists.includes(undefined)) throw error
    // leaves out the holes
    for (const list of lists) list?.splice(0, list.length, ...list.filter(() => true))
    return parse(known)
  }
}

/** Whether it failed because the value of this attribute is not known. */
export const isUnknownKind = (error: unknown, attribute: string): boolean =>
  issuesOf(error).some(({ code, path }) => code === 'invalid_value' && path.join() === attribute)

const issuesOf = (error: unknown): readonly Issue[] => (error as { readonly issues?: readonly Issue[] }).issues ?? []

/** The list that has a hole now, or none of its own; `undefined` where nothing can be left out. */
const leaveOut = (item: unknown, { code, path, keys = [] }: Issue): unknown[] | undefined => {
  if (code === 'unrecognized_keys') {
    for (const key of keys) Reflect.deleteProperty(Object(at(item, path)), key)
    return []
  }
  // a union's issue names the attribute with the kind, inside the entry
  const entry = code === 'invalid_union' ? path.slice(0, -1) : path
  const list = at(item, entry.slice(0, -1))
  if ((code !== 'invalid_union' && code !== 'invalid_value') || !Array.isArray(list)) return undefined
  delete list[Number(entry.at(-1))]
  return list
}

const at = (item: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => Reflect.get(Object(value), key), item)
