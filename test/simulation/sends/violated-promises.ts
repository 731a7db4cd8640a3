import type { Arrived } from './simulated-provider.ts'

type Item = Readonly<Record<string, unknown>>

/** What must hold at the end of every run, whatever happened in it. */
export const violatedPromises = (
  stored: readonly Item[],
  arrived: readonly Arrived[],
  overlaps: number,
): readonly string[] => {
  const broken: string[] = []
  const times = new Map<string, number>()
  for (const { text } of arrived) times.set(text, (times.get(text) ?? 0) + 1)
  for (const [text, count] of times) if (count > 1) broken.push(`${text} arrived ${count} times`)
  const last = new Map<string, string>()
  for (const { text } of arrived) {
    const conversation = text.slice(0, text.indexOf(' '))
    if ((last.get(conversation) ?? '') > text) broken.push(`${text} arrived after ${last.get(conversation)}`)
    last.set(conversation, text)
  }
  for (const { kind, text, delivery } of stored) {
    if (kind !== 'message') continue
    const { state } = delivery as { readonly state: string }
    const count = times.get(String(text)) ?? 0
    if (!['sent', 'failed', 'unknown'].includes(state)) broken.push(`${text} is ${state}`)
    if (state === 'sent' && count !== 1) broken.push(`${text} is sent and arrived ${count} times`)
    if (state === 'failed' && count !== 0) broken.push(`${text} has failed and arrived`)
  }
  const rows = stored.filter(({ kind }) => kind === 'waiting-send')
  if (rows.length > 0) broken.push(`${rows.length} rows are left`)
  if (overlaps > 0) broken.push(`${overlaps} requests of two workers for one account at once`)
  return broken
}
