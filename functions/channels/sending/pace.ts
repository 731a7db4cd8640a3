import type { Destination } from '#functions/channels/provider/inbound'
import type { Outgoing, Rate } from '#functions/channels/provider/outbound'

/** The times of the last requests under one rate. */
class Times {
  private readonly last: number[] = []

  next({ count, perMs }: Rate): number {
    const first = this.last.at(-count)
    return first === undefined ? 0 : first + perMs
  }

  add({ count }: Rate, at: number): void {
    this.last.push(at)
    if (this.last.length > count) this.last.shift()
  }
}

export interface Pace {
  /** When a request to this chat may begin, in milliseconds: not before `now`. */
  readonly next: (destination: Destination, now: number) => number
  /** One begins at this time. */
  readonly take: (destination: Destination, at: number) => void
}

/**
 * Keeps an account within its provider's rates, in the memory of the one worker that sends for it; what slips through when another
 * follows, the provider refuses and the worker sends later.
 */
export const pace = ({ account, chat }: Outgoing['rates']): Pace => {
  const all = new Times()
  const chats = new Map<string, Times>()
  const timesOf = ({ to }: Destination): Times => {
    const known = chats.get(to) ?? new Times()
    chats.set(to, known)
    return known
  }
  return {
    next: (destination, now) => Math.max(now, all.next(account), timesOf(destination).next(chat(destination))),
    take: (destination, at) => {
      all.add(account, at)
      timesOf(destination).add(chat(destination), at)
    },
  }
}
