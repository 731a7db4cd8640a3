interface Orders {
  readonly base: readonly string[]
  readonly theirs: readonly string[]
  readonly next: readonly string[]
}

/** The order of the ids that all three lists have, in each of them. */
export const commonOrders = ({ base, theirs, next }: Orders): Orders => {
  const isCommon = (id: string) => base.includes(id) && theirs.includes(id) && next.includes(id)
  return { base: base.filter(isCommon), theirs: theirs.filter(isCommon), next: next.filter(isCommon) }
}

/** The `ids` in the order of the list `lead`; those that only the `other` has come after the id that they follow there. */
export const inOrderOf = (
  ids: ReadonlySet<string>,
  lead: readonly string[],
  other: readonly string[],
): readonly string[] => {
  const ordered = lead.filter((id) => ids.has(id))
  let previous: string | undefined
  for (const id of other.filter((it) => ids.has(it))) {
    if (!ordered.includes(id)) ordered.splice(previous === undefined ? 0 : ordered.indexOf(previous) + 1, 0, id)
    previous = id
  }
  return ordered
}
