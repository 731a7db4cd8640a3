export const peopleWords = {
  byVisitor: 'A visitor',
  byWorkspaceSecret: 'A caller with the workspace secret',
  byAgentKey: 'A caller with an agent key',
} as const
