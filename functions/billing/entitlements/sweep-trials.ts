import { TrialAdvanced } from '#events/billing/events'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { keys } from '#lib/database/keys'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { nextTrialStep, trialStepAt, trialStepOf } from '#shared/billing/entitlements'
import { TrialTurn, trialTurns } from './store.ts'

/** More than one run gets done; the next run reads the rest. */
const MAX_A_RUN = 500

/**
 * Tells of each trial what it has come to, and when to look at it next. The row goes in the transaction that publishes, so a second
 * run tells nothing twice.
 */
export const handler = schedule(async () => {
  const now = world().now()
  const { pk, sk: from } = keys.trialTurn({ at: 0, uid: '' })
  // the key of the next millisecond sorts after all keys of this one
  const { sk: to } = keys.trialTurn({ at: now + 1, uid: '' })
  const { items } = await trialTurns.partition(pk, { from, to, limit: MAX_A_RUN, consistent: true })
  let count = 0
  for (const item of items) {
    const turn = TrialTurn.safeParse(item)
    if (!turn.success) log('error', 'due trial not readable', defect(turn.error))
    else if (await advance(turn.data, now)) count++
  }
  return { count }
})

const advance = async ({ at, uid, startedAt }: TrialTurn, now: number): Promise<boolean> => {
  const step = trialStepOf(startedAt, now)
  const next = nextTrialStep(startedAt, now)
  const { committed } = await attempt(
    [
      trialTurns.removing({ at, uid }, { uid: present }),
      ...(next ? [trialTurns.putting({ uid, startedAt, at: trialStepAt(startedAt, next) })] : []),
    ],
    step
      ? [
          TrialAdvanced({
            workspaceId: uid,
            step,
            endsAt: trialStepAt(startedAt, 'ended'),
            hostsUntil: trialStepAt(startedAt, 'hosts-gone'),
          }),
        ]
      : [],
  )
  return committed
}
