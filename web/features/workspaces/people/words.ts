export const peopleWords = {
  byVisitor: 'A visitor',
  byWorkspaceSecret: 'A caller with the workspace secret',
  byTeam: 'The team',
  byClient: 'A client',
  byAgentKey: 'A caller with an agent key',
} as const
