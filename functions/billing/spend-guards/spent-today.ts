import { world } from '#lib/world'
import type { SpendScope } from './scope.ts'
import { spendDay } from './spend-day.ts'
import { spentOn } from './spent-on.ts'

/** The same of today (UTC). */
export const spentToday = (scope: SpendScope, enough: number): Promise<number> =>
  spentOn(spendDay(world().now()), scope, enough)
