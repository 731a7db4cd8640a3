import { world } from '#lib/world'
import { Problem } from '#shared/problems'
import type { Text } from '#shared/text'

/** What optimistic work returns when another writer was faster: it runs again from its first read. */
export const conflict: unique symbol = Symbol('conflict')

/** Other writers were faster each time: nothing was wrong with the work. */
export class Contention extends Error {
  override readonly name = 'Contention'
}

interface Limits<T> {
  readonly tries?: number
  /** The message of the `conflict` after the last try; without it, giving up is a defect. */
  readonly text?: Text
  /** The result after the last try, where giving up is one. */
  readonly giveUp?: () => T
}

/** Runs work that reads, decides and writes under a condition until no other writer is faster, with growing random pauses. */
export const retrying = async <T>(
  what: string,
  work: (tries: number) => Promise<T | typeof conflict>,
  { tries: most = 12, text, giveUp }: Limits<T> = {},
): Promise<T> => {
  for (let tries = 1; ; tries++) {
    const result = await work(tries)
    if (result !== conflict) return result
    if (tries === most && giveUp) return giveUp()
    if (tries === most) throw text ? new Problem('conflict', text) : new Contention(`${what} kept changing`)
    const [random = 0] = world().randomBytes(1)
    await world().sleep(Math.min(2000, 10 * 1.5 ** tries) * (0.5 + random / 256))
  }
}
