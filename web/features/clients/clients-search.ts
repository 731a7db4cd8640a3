export const clientsTabs = ['users', 'organisations'] as const
export type ClientsTab = (typeof clientsTabs)[number]

export const sortings = ['name', '-name', 'seats', '-seats'] as const
export type Sorting = (typeof sortings)[number]

/** The address holds the list as it is shown, and the drawer that is open. */
export interface ClientsSearch {
  readonly tab?: ClientsTab | undefined
  readonly q?: string | undefined
  /** The id of the organisation whose users are listed. */
  readonly of?: string | undefined
  readonly role?: 'admin' | undefined
  readonly sort?: Sorting | undefined
  /** A client's id, or `new`. */
  readonly user?: string | undefined
  /** The id of the client whose access is edited. */
  readonly access?: string | undefined
  /** An organisation's id, or `new`. */
  readonly org?: string | undefined
  readonly import?: true | undefined
}

const text = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value).slice(0, 254) : undefined

/** What an address says, as far as it is known. */
export const clientsSearch = (search: Readonly<Record<string, unknown>>): ClientsSearch => ({
  tab: clientsTabs.find((tab) => tab === search.tab),
  q: text(search.q),
  of: text(search.of),
  role: search.role === 'admin' ? 'admin' : undefined,
  sort: sortings.find((sort) => sort === search.sort),
  user: text(search.user),
  access: text(search.access),
  org: text(search.org),
  import: search.import === true || search.import === 'true' || undefined,
})
