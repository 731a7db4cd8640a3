/** One request to a provider of ours: its address is from configuration or from the provider, never from a user. */
export interface ProviderCall {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** From the first attempt to connect until the last byte of the answer. */
  readonly timeoutMs: number
  /** The most bytes of an answer that are read; more is a failure after the send. */
  readonly maxBytes: number
}

/**
 * What is known of a request. `mayHaveArrived` is false only if certainly no byte of it left: a name that did not resolve, a
 * connection that was not made. Then it may be repeated; else repeating it can do its work twice.
 */
export type CallResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Readonly<Record<string, string | undefined>>
      readonly body: Uint8Array
    }
  | { readonly kind: 'failed'; readonly mayHaveArrived: boolean; readonly reason: string }
