import type { WireLine } from '#infra/local/stand-ins/channels/phone-view'

const KEPT = 100
const MOST_TEXT = 4_000

export interface WireLog {
  /** Adds a request; the function says how it ended. */
  readonly begin: (
    line: Pick<WireLine, 'direction' | 'what' | 'sent'>,
  ) => (status: number | string, answered: string) => void
  readonly lines: () => readonly WireLine[]
}

const short = (text: string) => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text)

/** The last requests between the product and one account at its provider, both ways, newest first. */
export const wireLog = (now: () => number, onChange: () => void): WireLog => {
  let lines: readonly WireLine[] = []
  let count = 0
  return {
    begin: ({ direction, what, sent }) => {
      count += 1
      const id = count
      const line = { id, at: now(), direction, what, sent: short(sent), answered: '', status: '…', isWrong: false }
      lines = [line, ...lines].slice(0, KEPT)
      onChange()
      return (status, answered) => {
        const isWrong = typeof status === 'string' || status >= 400
        lines = lines.map((each) =>
          each.id === id ? { ...each, status: String(status), isWrong, answered: short(answered) } : each,
        )
        onChange()
      }
    },
    lines: () => lines,
  }
}
