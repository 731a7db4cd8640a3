import type { IndexPartition } from '#shared/key-families'

export interface IndexKeys {
  readonly gsi1pk?: IndexPartition<'gsi1'> | undefined
  readonly gsi1sk?: string | undefined
  readonly gsi2pk?: IndexPartition<'gsi2'> | undefined
  readonly gsi2sk?: string | undefined
}

/** A change of an item's attributes. `add` creates a missing number at 0; `include` and `exclude` change a string set. */
export interface Change<T> {
  readonly set?: { readonly [K in keyof T]?: T[K] | undefined }
  readonly add?: { readonly [K in keyof T]?: number | undefined }
  readonly include?: { readonly [K in keyof T]?: readonly string[] }
  readonly exclude?: { readonly [K in keyof T]?: readonly string[] }
  readonly remove?: readonly (keyof T & string)[]
}

/** What a change sets besides attributes. */
export interface ChangeOptions {
  readonly index?: IndexKeys
  /** Unix seconds at which the item expires from now on. */
  readonly ttl?: number | undefined
}
