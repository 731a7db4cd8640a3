import { callers, callersOfProviders, type GrantsOf } from './grants.ts'

export const conversationGrants = {
  // presigned uploads and downloads of visitors' files are made with this function's own rights
  'conversations/api': {
    ...callers,
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
    variables: ['PUBLIC_URL'],
  },
  // the model streams while the visitor waits: the function outlives the model's own time-out by 30 s
  'conversations/stream': {
    ...callersOfProviders,
    bedrock: true,
    // sending a message moves its files out of the prefix that the visitor can upload to
    readFiles: ['knowledge/', 'attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/'],
    vectors: 'read',
    memoryMb: 512,
    timeoutSeconds: 120,
    // each waits for seconds: a flood of them must not take the concurrency of all else, nor all else theirs
    reserved: 'most',
    // the rates of agents and payers are shares of it
    variables: ['RESERVED_CONCURRENCY'],
  },
  // answers overdue turns like the stream does, a batch per run
  'conversations/turn/sweep-overdue': {
    table: 'write',
    bus: true,
    secrets: ['providers'],
    bedrock: true,
    readFiles: ['knowledge/'],
    vectors: 'read',
    memoryMb: 512,
    timeoutSeconds: 300,
    reserved: 20,
  },
  'conversations/identity/rotate-exposed': { table: 'write' },
  'conversations/erasure/delete-agent-data': {
    table: 'write',
    bus: true,
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
    // deletes a thousand files in a second or two; the rest is left to the next attempt
    timeoutSeconds: 240,
  },
} satisfies GrantsOf<'conversations'>
