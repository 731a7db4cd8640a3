import { channelAccounts } from '#functions/channels/accounts/store'
import { openAccountOf } from '#functions/channels/inbound/open-account'
import type { WaitingSlice } from '#functions/channels/inbound/store'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { type AccountId, kindOf } from '#shared/channels/kinds'
import { presences } from './presences.ts'

interface PressAnswers {
  /** Answers presses among rows that were just read, each once. Waits for nothing. */
  readonly answer: (rows: readonly WaitingSlice[]) => void
  /** Until those answers have been given, or have failed. */
  readonly done: () => Promise<void>
}

/**
 * Tells a provider that pressed buttons were received, while their lane still waits for what follows. Answering one twice, by two
 * workers, is refused by the provider and changes nothing.
 */
export const pressAnswers = (id: AccountId): PressAnswers => {
  const seen = new Set<string>()
  const answers: Promise<void>[] = []
  return {
    answer: (rows) => {
      const unseen = rows.filter(({ order }) => !seen.has(order))
      for (const { order } of unseen) seen.add(order)
      if (unseen.length > 0)
        answers.push(
          answerAll(id, unseen).catch((failure: unknown) => log('warn', 'press not answered', defect(failure))),
        )
    },
    done: async () => {
      await Promise.all(answers)
    },
  }
}

const answerAll = async (id: AccountId, rows: readonly WaitingSlice[]): Promise<void> => {
  const { press } = (await presences[kindOf(id)]?.()) ?? {}
  if (!press) return
  const presses = rows.flatMap(({ raw }) => press.idIn(JSON.parse(raw)) ?? [])
  if (presses.length === 0) return
  const account = await channelAccounts.get({ account: id })
  const opened = account && (await openAccountOf(account)())
  if (!opened) return
  await Promise.all(presses.map((each) => world().call(press.request(each, opened))))
}
