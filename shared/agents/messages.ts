/** Worded as specification 1, section 8, and specification 3, sections 5 and 8. */
export const agentMessages = {
  nameRequired: 'Please provide a name for the agent.',
  created: 'Agent created successfully, redirecting...',
  errorCreatingComma: (error: string) => `Error creating agent, ${error}`,
  errorCreating: (error: string) => `Error creating agent: ${error}`,
  notCreated: 'Failed to create agent',
  templateFailed: (message: string) => `Error: ${message}`,
  notSaved: (error: string) => `Failed to save agent: ${error}`,
  chunkSizeTooSmall: 'Max chunk size must be greater than 1000',
  notFound: 'There is no such agent.',
  noSuchVersion: 'This version is no longer kept.',
  changedMeanwhile: 'Somebody else changed this agent in the meantime. Load it again and repeat your change.',
  exportNeedsNodes: 'Only agents that use nodes can be exported.',
  exported: 'Agent template exported successfully',
  notExported: (message: string) => `Error exporting agent: ${message}`,
  notATemplate: 'This file is not an exported agent.',
} as const
