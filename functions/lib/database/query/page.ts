export interface Page<T> {
  readonly items: readonly T[]
  /** Pass it as `after` for the next page; absent at the end. */
  readonly cursor?: string
}

export interface QueryOptions {
  readonly limit?: number
  readonly after?: string | undefined
  readonly newestFirst?: boolean
  readonly consistent?: boolean
}
