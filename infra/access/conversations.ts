import { callers, callersOfProviders, type GrantsOf } from '#infra/grants/grants'

export const conversationGrants = {
  // presigned uploads and downloads of visitors' files are made with this function's own rights
  'conversations/api': {
    ...callers,
    bus: true,
    table: {
      // whether the agent's transcriber is connected
      read: ['CONV#', 'CX#', 'DESK#', 'PROVIDERS#', 'SUBJ#'],
      // taking a conversation over ends its turn, whose hold is released
      write: ['CONV#', 'CX#', 'DESK#', 'OWED#', 'QOUT#', 'RATE#'],
      gsi1: ['AC#'],
      gsi2: ['AC#'],
    },
    credits: 'use',
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
    variables: ['PUBLIC_URL'],
  },
  // the model streams while the visitor waits: the function outlives the model's own time-out by 30 s
  'conversations/stream': {
    ...callersOfProviders,
    bus: true,
    table: { read: ['CONV#', 'RATE#', 'SUBJ#'], write: ['CONV#', 'DESK#', 'OWED#', 'QOUT#', 'RATE#'] },
    credits: 'use',
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
  // answers overdue turns like the stream does, a batch per run, and publishes which providers are connected
  'conversations/turn/sweep-overdue': {
    table: {
      read: ['OWED#', 'CONV#', 'AGT#', 'PROVIDERS#', 'SUBJ#'],
      write: ['OWED#', 'CONV#', 'DESK#', 'QOUT#', 'RATE#', 'PROVIDERS#'],
    },
    credits: 'use',
    bus: true,
    secrets: ['providers'],
    bedrock: true,
    readFiles: ['knowledge/'],
    vectors: 'read',
    memoryMb: 512,
    timeoutSeconds: 300,
    reserved: 20,
  },
  'conversations/identity/rotate-exposed': { table: { read: ['AGT#'], write: ['AGT#', 'WS#'], gsi1: ['WS#'] } },
  'conversations/erasure/delete-agent-data': {
    table: { read: ['AGT#', 'CONV#', 'CX#'], write: ['CONV#', 'CX#', 'DESK#', 'OWED#'], gsi1: ['AC#', 'ACX#'] },
    // what running turns hold is released
    credits: 'use',
    bus: true,
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
    // deletes a thousand files in a second or two; the rest is left to the next attempt
    timeoutSeconds: 240,
  },
} satisfies GrantsOf<'conversations'>
