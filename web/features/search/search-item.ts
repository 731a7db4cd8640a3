import type { ComponentType } from 'react'
import type { Region } from '#shared/regions'
import type { Findable } from '#web/features/search/find.ts'

/** A result that the search can open. */
export interface SearchItem extends Findable {
  readonly id: string
  readonly icon?: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: 'true' }> | undefined
  /** A picture instead of an icon; its label is the item's. */
  readonly face?:
    | { readonly kind: 'agent' | 'person'; readonly picture?: { readonly url: string; readonly region: Region } }
    | undefined
  /** The shortcut that does the same. */
  readonly keys?: string | undefined
  readonly open: () => void
}
