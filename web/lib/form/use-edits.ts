import { useState } from 'react'
import { withoutSent } from './without-sent.ts'

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/**
 * Unsaved changes over what the server has: `draft` is both together, `changed` names the fields that differ, in the order
 * of `saved`. A refetch slides under the edits instead of overwriting them; a field edited back counts as unchanged.
 */
export const useEdits = <T extends object>(saved: T) => {
  const [edits, setEdits] = useState<Partial<T>>({})
  const changed = keysOf(edits).filter((key) => !isSame(edits[key], saved[key]))
  return {
    draft: { ...saved, ...edits },
    changed,
    set: (patch: Partial<T>) => setEdits((before) => ({ ...before, ...patch })),
    discard: () => setEdits({}),
    /** Forgets the edits that were saved; one that was changed since stays. */
    forget: (sent: Partial<T>) => setEdits((before) => withoutSent(before, sent)),
  } as const
}

const keysOf = <T extends object>(value: T): readonly (keyof T & string)[] => Object.keys(value) as (keyof T & string)[]
