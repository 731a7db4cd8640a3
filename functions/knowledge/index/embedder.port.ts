/** Turns texts into vectors, which are close if the texts' meanings are. */
export interface Embedder {
  /** Vectors of different models cannot be compared. */
  readonly model: string
  /** One vector a text, in their order. Throws when the provider fails. */
  readonly embed: (texts: readonly string[], signal: AbortSignal) => Promise<Float32Array[]>
}
