export type CheckState =
  | { readonly kind: 'idle' | 'checking' | 'right' }
  | { readonly kind: 'wrong'; readonly message: string }

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
  let asking: AbortController | undefined
  const stop = () => {
    clearTimeout(timer)
    asking?.abort()
  }
  const ask = async (value: string) => {
    const mine = new AbortController()
    asking = mine
    const message = await check(value, mine.signal).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    if (!mine.signal.aborted) onState(message === undefined ? { kind: 'right' } : { kind: 'wrong', message })
  }
  const take = (value: string) => {
    stop()
    onState({ kind: value.trim() === '' ? 'idle' : 'checking' })
    if (value.trim() !== '') timer = setTimeout(() => void ask(value), delayMs)
  }
  return { take, stop } as const
}
