import { accountPulses } from '#functions/channels/accounts/store'
import { countMinute } from '#functions/channels/accounts/traffic'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'

const PULSE_MS = 60_000

/** Records that a message came in: once a minute, whatever the traffic. Of two workers that do so at once one is refused. */
export const recordPulse = async (account: AccountId): Promise<void> => {
  const now = world().now()
  const { lastInAt, traffic } = (await accountPulses.get({ account })) ?? {}
  if (lastInAt !== undefined && now - lastInAt < PULSE_MS) return
  await attempt([
    accountPulses.changing(
      { account },
      { set: { account, lastInAt: now, traffic: countMinute(traffic, now) } },
      { lastInAt: lastInAt === undefined ? absent : is(lastInAt) },
    ),
  ])
}
