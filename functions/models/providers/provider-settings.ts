/** Where a provider is and what opens it. */
export interface ProviderSettings {
  readonly apiKey?: string | undefined
  /** Another address than the provider's own: a proxy, a compatible server, a stand-in. Without a slash at its end. */
  readonly baseUrl?: string | undefined
  /** After how many milliseconds without a word the answer counts as timed out. */
  readonly idleTimeoutMs?: number | undefined
}
