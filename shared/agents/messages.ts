import { textsOf } from '#shared/text'

/** Worded as specification 1, section 8, and specification 3, sections 5 and 8. */
export const agentMessages = {
  nameRequired: 'Please provide a name for the agent.',
  signInFirst: 'You must be logged in to create an agent',
  created: 'Agent created successfully, redirecting...',
  errorCreatingComma: (error: string) => `Error creating agent, ${error}`,
  errorCreating: (error: string) => `Error creating agent: ${error}`,
  notCreated: 'Failed to create agent',
  templateFailed: (message: string) => `Error: ${message}`,
  notSaved: (error: string) => `Failed to save agent: ${error}`,
  chunkSizeTooSmall: 'Max chunk size must be greater than 1000',
  notFound: 'There is no such agent.',
  noSuchTemplate: 'There is no such template.',
  deleted: 'This agent has been deleted.',
  idTaken: 'There is an agent with this id already.',
  otherWorkspace: 'An agent cannot be moved to another workspace here.',
  tooLarge: 'This agent has grown too large to save. Shorten its prompts or its CSS.',
  unreadableCss: (line: number) =>
    `More than 200 places of this CSS cannot be read, so none of it would be used. The first is in line ${line}.`,
  nestedCss: 'Brackets in this CSS are nested more than 32 deep, so none of it would be used.',
  noSuchVersion: 'This version is no longer available.',
  changedMeanwhile: 'Another member changed this agent in the meantime. Reload it and repeat your change.',
  exportNeedsNodes: 'Only agents that use nodes can be exported.',
  exported: 'Agent template exported successfully',
  notExported: (message: string) => `Error exporting agent: ${message}`,
  variableName: 'Letters, digits and _ only.',
  fieldLabelRequired: 'Please name the field.',
  fieldChoices: 'Please give at least one choice.',
  fieldBounds: 'The minimum cannot exceed the maximum.',
  fieldTwice: 'Two fields use the same variable.',
  timeZone: 'Choose a time zone of the list.',
  noDay: 'Choose at least one day.',
  timeOfDay: 'Write times like 09:00.',
  origin: 'Use the form https://example.com.',
  notATemplate: 'This file is not an exported agent.',
} as const

export const agentText = /* @__PURE__ */ textsOf('agents', agentMessages)
