import type { Workspace } from '#shared/workspaces/schema'

/** Whether a member has given their name. Until then the dashboard asks for it (specification 3, section 4). */
export const isProfileComplete = ({ displayName }: Pick<Workspace, 'displayName'>): boolean => displayName.trim() !== ''
