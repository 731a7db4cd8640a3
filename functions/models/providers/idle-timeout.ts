export interface IdleTimeout {
  /** Aborts when the caller aborts, or when nothing was heard for too long. */
  readonly signal: AbortSignal
  readonly reset: () => void
  readonly stop: () => void
}

/** Watches a stream for silence: `heard` starts the wait anew, `stop` ends the watch. */
export const startIdleTimeout = (signal: AbortSignal, idleTimeoutMs: number): IdleTimeout => {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(new DOMException('Nothing was heard.', 'TimeoutError')), idleTimeoutMs)
  return {
    signal: AbortSignal.any([signal, silent.signal]),
    reset: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  }
}
