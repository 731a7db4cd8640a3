export type CheckState =
  | { readonly kind: 'idle' | 'checking' | 'right' }
  | { readonly kind: 'wrong'; readonly message: string }

interface DelayedCheck {
  /** What is wrong with a value, in words; nothing when it is right. A check that fails says so with its own words. */
  readonly check: (value: string, signal: AbortSignal) => Promise<string | undefined>
  readonly onState: (state: CheckState) => void
  /** How long the typing must rest; 2,000 ms (specification 1, section 5). */
  readonly delayMs?: number | undefined
}

const DELAY_MS = 2000

/** Checks the last of many values once the typing rests; answers about earlier ones are dropped. An empty value is none to check. */
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
