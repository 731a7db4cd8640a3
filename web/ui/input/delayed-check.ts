export type CheckState =
  | { readonly kind: 'idle' | 'checking' | 'valid' }
  | { readonly kind: 'invalid'; readonly message: string }

interface DelayedCheck {
  /** What is wrong with a value; nothing when it is valid. A check that fails reports its own message. */
  readonly check: (value: string, signal: AbortSignal) => Promise<string | undefined>
  readonly onState: (state: CheckState) => void
  /** The pause after the last key; 2,000 ms (specification 1, section 5). */
  readonly delayMs?: number | undefined
}

const DELAY_MS = 2000

/** Checks the last of many values after a pause; results of earlier ones are dropped. An empty value is not checked. */
export const delayedCheck = ({ check, onState, delayMs = DELAY_MS }: DelayedCheck) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  const stop = () => {
    clearTimeout(timer)
    running?.abort()
  }
  const run = async (value: string) => {
    const controller = new AbortController()
    running = controller
    const message = await check(value, controller.signal).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    if (!controller.signal.aborted) onState(message === undefined ? { kind: 'valid' } : { kind: 'invalid', message })
  }
  const start = (value: string) => {
    stop()
    onState({ kind: value.trim() === '' ? 'idle' : 'checking' })
    if (value.trim() !== '') timer = setTimeout(() => void run(value), delayMs)
  }
  return { start, stop } as const
}
