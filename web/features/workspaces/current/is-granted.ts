import type { Right } from '#shared/workspaces/rights'
import type { WorkspaceSummary } from '#shared/workspaces/schema'

/** Whether the user may do in a workspace what a member needs a right for. The server decides; screens only leave out controls. */
export const isGranted = ({ role, rights }: Pick<WorkspaceSummary, 'role' | 'rights'>, right: Right): boolean =>
  role === 'owner' || rights?.includes(right) === true
