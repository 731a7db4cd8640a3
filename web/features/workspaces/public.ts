export { currentWorkspace, selectWorkspace } from './current/current-workspace.ts'
export { accessibleWorkspacesQuery, leaveWorkspaceMutation, meQuery } from './queries.ts'
