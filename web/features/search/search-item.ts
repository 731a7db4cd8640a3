import type { ComponentType } from 'react'
import type { Findable } from '#web/features/search/find.ts'

/** Something that the search leads to. */
export interface SearchItem extends Findable {
  readonly id: string
  readonly icon?: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: 'true' }> | undefined
  /** A face instead of an icon; it takes the item's name. */
  readonly face?: { readonly kind: 'agent' | 'person'; readonly src?: string } | undefined
  /** The keys that do the same without the search. */
  readonly keys?: string | undefined
  readonly open: () => void
}
