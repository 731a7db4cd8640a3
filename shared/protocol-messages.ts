import { textsOf } from './text.ts'

/** For integrators only: ids, keys, cursors and protocols, which the dashboard's own code gets right. Never translated. */
export const protocolMessages = {
  notJson: 'The request body is not valid JSON.',
  notAnObject: 'The request body must be a JSON object.',
  signature: 'The request does not show that it comes from its sender.',
  cursor: 'This cursor is not one of ours.',
  keyTooLong: 'The Idempotency-Key is longer than 200 characters.',
  keyUsed: 'This Idempotency-Key was used for another request.',
  keyBusy: 'The first call with this Idempotency-Key is still in progress.',
  pushKey: 'This is not the key of a push subscription.',
  noInbox: 'Only a user has notifications.',
  subscribeFirst: 'Subscribe before you report typing.',
  tooManyTopics: 'This connection subscribes to too many topics.',
  tooManySubscriptions: 'Too many subscriptions to one topic.',
  tooManyConnections: 'Too many connections from this address.',
  notLive: 'This is not a message of the live protocol.',
  tooOften: 'Too many reports of typing.',
  agentId: 'This is not an agent id.',
  versionId: 'This is not a version.',
  messageId: 'This is not a message id.',
  conversationId: 'This is not a conversation id.',
  attemptId: 'This is not an attempt id.',
  variableNames: 'Names of variables have letters, digits, _ and -.',
  tooManyVariables: 'At most 30 variables.',
  hash: 'The hash has 64 hexadecimal digits.',
  tooManyUpdates: 'At most 1,000 updates in a request.',
  formWithFiles: 'A form is sent without files.',
} as const

export const protocolText = textsOf('protocol', protocolMessages)
