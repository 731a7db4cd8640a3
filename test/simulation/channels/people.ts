import { type AccountId, type ChannelKind, kindOf } from '#shared/channels/kinds'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'
import type { Burst, Line } from './line.ts'
import type { PlayedProvider } from './providers/played-provider.ts'
import { tenants } from './tenants.ts'

interface People {
  readonly providers: Readonly<Record<ChannelKind, PlayedProvider>>
  /** What visitors write while things fail. */
  readonly messages: number
  /** The time over which that is spread, in ms. */
  readonly spanMs: number
}

/** Of each kind the chats of one account are this many visitors', of whom each writes a few times: more in a minute would be a flood. */
const PER_CHAT = 5

/** Who writes what. Every line that was written, in the order of writing. */
export const createPeople = (simulation: Simulation, { providers, messages, spanMs }: People) => {
  const { random, scheduler, count } = simulation
  const lines: Line[] = []
  const bursts: Burst[] = []
  const kinds = Object.keys(providers) as ChannelKind[]
  let serial = 0

  const say = (account: AccountId, chat: Pick<Line, 'to' | 'thread'>, more: Partial<Line> = {}): Line => {
    const words = random.chance(0.12) && more.by !== 'person' ? 'bye' : more.by === 'person' ? 'person' : 'words'
    const kind = kindOf(account)
    const hasFile = kind !== 'discord' && more.by !== 'person' && random.chance(0.15)
    const text = `${words} ${String(++serial).padStart(4, '0')}`
    const line: Line = { account, ...chat, text, hasFile, by: 'visitor', place: 0, ...more }
    lines.push(line)
    count(line.by === 'person' ? 'messages of persons' : 'messages')
    providers[kind].write(line)
    return line
  }

  const chatOfNumber = (kind: ChannelKind, account: AccountId, number: number): Pick<Line, 'to' | 'thread'> => {
    const id = String(2_500_000_000 + number)
    if (kind === 'discord') return { to: account.slice('discord:'.length), thread: `5390823250${id}` }
    if (kind === 'whatsapp' && number % 2 === 1) return { to: `DE.${id}` }
    return { to: id }
  }

  /** A visitor's evening: often two messages within a second, and at times a member of the team answers where the provider lets them. */
  const visit = (account: AccountId, chat: Pick<Line, 'to' | 'thread'>, total: number): void => {
    const kind = kindOf(account)
    const takesOverAt =
      ['whatsapp', 'messenger', 'instagram'].includes(kind) && random.chance(0.15) ? random.below(total) : -1
    let at = scheduler.now() + random.below(spanMs / 2)
    for (let nth = 0; nth < total; nth++) {
      const isBurst = random.chance(0.45)
      if (isBurst) count('bursts')
      at += isBurst ? random.below(900) : random.between(2_000, spanMs / total / 2)
      scheduler.start('visitor', at, async () => void say(account, chat))
      if (nth === takesOverAt)
        scheduler.start('person', at + random.below(20_000), async () => void say(account, chat, { by: 'person' }))
    }
  }

  return {
    lines,
    bursts,
    visitAll: (): void => {
      for (let left = messages, number = 1; left > 0; number++) {
        const kind = random.pick(kinds)
        const account = random.pick(tenants).accounts[kind]
        const total = Math.min(left, random.between(1, 2 * PER_CHAT - 1))
        visit(account, chatOfNumber(kind, account, number), total)
        left -= total
      }
    },
    /** Nothing fails any more: somebody new writes two or three messages within a second, one visitor of each kind after the other. */
    writeBursts: (from: number): void => {
      for (const [nth, kind] of kinds.entries())
        scheduler.start('burst', from + nth * MINUTE, async () => {
          const account = random.pick(tenants).accounts[kind]
          const chat = chatOfNumber(kind, account, 900_000 + nth)
          const burst: Line[] = []
          for (let left = random.between(2, 3); left > 0; left--) {
            burst.push(say(account, chat))
            await scheduler.sleep(random.between(50, 400))
          }
          bursts.push(burst)
        })
    },
  }
}
