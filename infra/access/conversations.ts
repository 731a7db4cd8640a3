import { callers, type GrantsOf } from './grants.ts'

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
    ...callers,
    bedrock: true,
    // a message takes its files from where the visitor put them to where nobody overwrites them
    readFiles: ['knowledge/', 'attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/'],
    vectors: 'read',
    memoryMb: 512,
    timeoutSeconds: 120,
  },
  // gives answers like the stream does, a run's worth at a time
  'conversations/turn/sweep-overdue': {
    table: 'write',
    bus: true,
    secrets: true,
    bedrock: true,
    readFiles: ['knowledge/'],
    vectors: 'read',
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  'conversations/erasure/delete-agent-data': {
    table: 'write',
    bus: true,
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
    // a thousand files a second or two; what is left is the next try's
    timeoutSeconds: 240,
  },
} satisfies GrantsOf<'conversations'>
