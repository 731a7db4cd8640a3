/** How long a notice stays, in ms, as the specifications set them. */
const durations = { short: 2000, medium: 2500, long: 3000, notice: 5000 } as const

export interface Notice {
  readonly tone: 'plain' | 'ok' | 'bad'
  readonly message: string
  readonly durationMs: number
  /** A second, quieter line. */
  readonly detail?: string | undefined
  readonly action?: { readonly label: string; readonly act: () => void } | undefined
}

type Listener = (notice: Notice) => void
const waiting: Notice[] = []
let listener: Listener | undefined

type NoticeOptions = Partial<Pick<Notice, 'tone' | 'detail' | 'action'>> & { readonly stay?: keyof typeof durations }

/** Shows a short-lived notice, never over a save bar. Its action, if it has one, must be available in the page as well. */
export const notify = (message: string, { tone = 'plain', stay = 'medium', ...more }: NoticeOptions = {}): void => {
  const notice = { message, tone, durationMs: durations[stay], ...more }
  if (listener) listener(notice)
  else waiting.push(notice)
}

/** The one place that shows notices; it also gets those from before it was ready. Returns a function that stops it. */
export const onNotice = (next: Listener): (() => void) => {
  listener = next
  for (const notice of waiting.splice(0)) next(notice)
  return () => {
    listener = undefined
  }
}
