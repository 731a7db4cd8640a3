import { toCredits } from '#shared/billing/milli-credits'
import type { OwnWorkspace, Workspace } from '#shared/workspaces/schema'
import type { StoredWorkspace } from './store.ts'

/** The record as its team sees it: credits instead of milli-credits, no secret. */
export const presentWorkspace = (
  { balance, workspaceSecret: _, memberCount: _members, ...rest }: StoredWorkspace,
  emails: readonly string[],
): Workspace => ({
  ...rest,
  loadTokens: toCredits(balance),
  workspaceEmails: [...emails],
})

/** The owner's own view. */
export const presentOwnWorkspace = (workspace: StoredWorkspace, emails: readonly string[]): OwnWorkspace => ({
  ...presentWorkspace(workspace, emails),
  workspaceSecret: workspace.workspaceSecret,
})
