import type { ComponentProps } from 'react'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { AddSourceDrawer } from './add-source-drawer.tsx'

/** For members of a workspace, whose crawls can add whole sites. */
export const AddSourceOfTeam = (props: Omit<ComponentProps<typeof AddSourceDrawer>, 'workspaceId'>) => (
  <AddSourceDrawer {...props} workspaceId={useCurrentWorkspace(props.region).uid} />
)
