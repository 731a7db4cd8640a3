import { optionalEnvironment } from '#lib/environment'

/** Lives until 29 July 2028: https://developers.facebook.com/docs/graph-api/changelog */
export const graphVersion = 'v25.0'

/** The address of a node or edge of the Graph API: `graphUrl('123/messages')`. The path holds ids only, never what a user entered. */
export const graphUrl = (path: string): string =>
  `${optionalEnvironment('GRAPH_BASE_URL') ?? 'https://graph.facebook.com'}/${graphVersion}/${path}`
