import { toCredits } from '#shared/billing/milli-credits'
import type { OwnWorkspace, Workspace } from '#shared/workspaces/schema'
import type { StoredWorkspace } from './store.ts'

interface Account {
  /** Milli-credits. */
  readonly balance: number
  readonly hasEverPaid: boolean
}

/** The record as its team sees it, with its credits and without its secret. */
export const presentWorkspace = (
  { workspaceSecret: _, memberCount: _members, ...rest }: StoredWorkspace,
  { balance, hasEverPaid }: Account,
  emails: readonly string[],
): Workspace => ({
  ...rest,
  hasEverPaid,
  loadTokens: toCredits(balance),
  workspaceEmails: [...emails],
})

/** The owner's own view. */
export const presentOwnWorkspace = (
  workspace: StoredWorkspace,
  account: Account,
  emails: readonly string[],
): OwnWorkspace => ({
  ...presentWorkspace(workspace, account, emails),
  workspaceSecret: workspace.workspaceSecret,
})
