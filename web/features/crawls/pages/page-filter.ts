export interface PageFilter {
  readonly text: string
  /** A page's status, or that of `noFilter`. */
  readonly state: string
}

export const noFilter: PageFilter = { text: '', state: '*' }
