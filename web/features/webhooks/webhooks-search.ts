/** What the address of the page of events says: the chosen endpoint, which of its deliveries are listed, and the open drawer. */
export interface WebhooksSearch {
  readonly endpoint?: string | undefined
  readonly state?: 'failed' | undefined
  readonly delivery?: string | undefined
  /** `new`, or the endpoint that is edited. */
  readonly edit?: string | undefined
}

const id = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9A-Z]{26}$/.test(value) ? value : undefined

export const webhooksSearch = (search: Readonly<Record<string, unknown>>): WebhooksSearch => ({
  endpoint: id(search.endpoint),
  state: search.state === 'failed' ? 'failed' : undefined,
  delivery: id(search.delivery),
  edit: search.edit === 'new' ? 'new' : id(search.edit),
})
