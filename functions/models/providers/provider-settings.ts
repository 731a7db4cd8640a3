/** A provider's key and address. */
export interface ProviderSettings {
  readonly apiKey?: string | undefined
  /** Another address than the provider's own, without a slash at its end: a proxy, a compatible server, a test server. */
  readonly baseUrl?: string | undefined
  /** Milliseconds without data after which the answer times out. */
  readonly idleTimeoutMs?: number | undefined
}
