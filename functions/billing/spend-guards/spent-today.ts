import { world } from '#lib/world'
import { type SpendScope, scopeName, spendDay } from './spend-writes.ts'
import { spends } from './store.ts'

/** Milli-credits spent or held today (UTC) in a scope. Counted only while a daily cap is set. */
export const spentToday = async (scope: SpendScope): Promise<number> =>
  (await spends.get({ scope: scopeName(scope), day: spendDay(world().now()) }))?.milliCredits ?? 0
