import type { Copy, CopyOptions, Item } from './copy.ts'
import { openIntake } from './intake.ts'
import { reconcileAccounts } from './rules/accounts.ts'
import { reconcileConversations } from './rules/conversations.ts'
import { reconcileDays } from './rules/days.ts'
import { reconcileDesk } from './rules/desk.ts'
import { reconcileImports } from './rules/imports.ts'
import { reconcileIndexes } from './rules/indexes.ts'
import { nameLostFiles } from './rules/lost-files.ts'
import { reconcileLots } from './rules/lots.ts'
import { reconcileMarks } from './rules/marks.ts'
import { reconcileMembers } from './rules/members.ts'
import { reconcileOwed } from './rules/owed.ts'
import { reconcileSends } from './rules/sends.ts'
import { nameUsage } from './rules/usage.ts'
import { reconcileWebhooks } from './rules/webhooks.ts'

/** In this order: accounts count the holds that conversations and owed answers have left, and the lines that lots lacked. */
const rules = {
  desk: reconcileDesk,
  conversations: reconcileConversations,
  marks: reconcileMarks,
  owed: reconcileOwed,
  sends: reconcileSends,
  lots: reconcileLots,
  accounts: reconcileAccounts,
  days: reconcileDays,
  imports: reconcileImports,
  indexes: reconcileIndexes,
  files: nameLostFiles,
  members: reconcileMembers,
  webhooks: reconcileWebhooks,
  usage: nameUsage,
} as const

export type RuleName = keyof typeof rules

export const ruleNames = Object.keys(rules) as readonly RuleName[]

/** Applies the rules, in their order, but for the one that is left out. */
export const applyRules = (copy: Copy, without?: RuleName) => {
  for (const name of ruleNames) if (name !== without) rules[name](copy)
  return copy.result()
}

/**
 * Compares the parts of a restored region with each other: what must be changed so that they agree, and what cannot agree any
 * more. Pure, and the same a second time: nothing is left to change then. The region must not run: nothing else may write.
 * `without` leaves a rule out (tests). The items are read twice; a whole table is read by reconcile-region.ts.
 */
export const reconcile = (items: readonly Item[], options: CopyOptions, without?: RuleName) => {
  const intake = openIntake(options)
  for (const item of items) intake.first(item)
  for (const item of items) intake.second(item)
  return applyRules(intake.copy(), without)
}
