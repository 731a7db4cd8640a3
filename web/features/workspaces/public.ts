export { currentWorkspace, selectWorkspace } from './current/current-workspace.ts'
export { ensureMe } from './current/ensure-me.ts'
export { usePeople } from './people/use-people.ts'
export { accessibleWorkspacesQuery, leaveWorkspaceMutation, meQuery } from './queries.ts'
