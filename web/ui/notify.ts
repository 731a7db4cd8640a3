/** How long a notice stays, in ms, as the specifications set them. */
const stays = { short: 2000, medium: 2500, long: 3000, notice: 5000 } as const

export interface Notice {
  readonly tone: 'plain' | 'ok' | 'bad'
  readonly message: string
  readonly durationMs: number
}

type Listener = (notice: Notice) => void
const waiting: Notice[] = []
let listener: Listener | undefined

/** Says something in passing, bottom right. What asks for an action belongs into the page instead. */
export const notify = (
  message: string,
  { tone = 'plain', stay = 'medium' }: { readonly tone?: Notice['tone']; readonly stay?: keyof typeof stays } = {},
): void => {
  const notice = { message, tone, durationMs: stays[stay] }
  if (listener) listener(notice)
  else waiting.push(notice)
}

/** The one place that shows notices takes what came before it was ready. Returns how to stop. */
export const onNotice = (next: Listener): (() => void) => {
  listener = next
  for (const notice of waiting.splice(0)) next(notice)
  return () => {
    listener = undefined
  }
}
