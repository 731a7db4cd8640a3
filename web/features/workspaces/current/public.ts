export { membershipWatch } from './membership-watch.ts'
export { useCurrentWorkspace } from './use-current-workspace.ts'
export { useIsGranted } from './use-is-granted.ts'
export { useWorkspaceOf } from './use-workspace-of.ts'
