import type { Workspace } from '#shared/workspaces/schema'

/** Whether a person has told who they are. Until then the dashboard asks (specification 3, section 4). */
export const isProfileComplete = ({ displayName }: Pick<Workspace, 'displayName'>): boolean => displayName.trim() !== ''
