export interface IdleTimeout {
  /** Aborts when the caller aborts, or when no data arrived for too long. */
  readonly signal: AbortSignal
  readonly reset: () => void
  readonly stop: () => void
}

/** A timeout for a stream without data: `reset` restarts it, `stop` ends it. */
export const startIdleTimeout = (signal: AbortSignal, idleTimeoutMs: number): IdleTimeout => {
  const idle = new AbortController()
  const timer = setTimeout(() => idle.abort(new DOMException('No data arrived.', 'TimeoutError')), idleTimeoutMs)
  return {
    signal: AbortSignal.any([signal, idle.signal]),
    reset: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  }
}
