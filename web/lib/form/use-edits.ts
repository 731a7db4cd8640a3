import { useState } from 'react'
import { withoutSent } from './without-sent.ts'

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/**
 * Unsaved changes over the server's copy: `draft` is both together, `changed` names the fields that differ, in the order
 * of `saved`. A refetch updates the copy below the edits; a field edited back to its saved value counts as unchanged.
 */
export const useEdits = <T extends object>(saved: T) => {
  const [edits, setEdits] = useState<Partial<T>>({})
  const changed = keysOf(edits).filter((key) => !isSame(edits[key], saved[key]))
  return {
    draft: { ...saved, ...edits },
    changed,
    set: (patch: Partial<T>) => setEdits((before) => ({ ...before, ...patch })),
    discard: () => setEdits({}),
    /** Drops the edits that were saved, except those changed since. */
    forget: (sent: Partial<T>) => setEdits((before) => withoutSent(before, sent)),
  } as const
}

const keysOf = <T extends object>(value: T): readonly (keyof T & string)[] => Object.keys(value) as (keyof T & string)[]
