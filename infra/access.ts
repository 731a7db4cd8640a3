import type { Variable } from './environment.ts'

/**
 * Which function may touch what: the cloud's roles and the local door are both made from this table, and nothing else
 * grants anything. A function without a row may write its own log and nothing more.
 */
export interface Grants {
  /** The region's single table. `write` includes `read`. */
  readonly table?: 'read' | 'write'
  readonly directory?: 'read' | 'write'
  /** Put events on the region's bus: whoever commits events. */
  readonly bus?: true
  /** Prefixes in the files bucket, without wildcard: `knowledge/`. */
  readonly readFiles?: readonly string[]
  readonly writeFiles?: readonly string[]
  /** Embeddings of large agents, where the installation keeps them apart. */
  readonly vectors?: 'read' | 'write'
  /** Flows it may start, by name. */
  readonly flows?: readonly string[]
  /** Push to live WebSocket connections. */
  readonly live?: true
  /** Read the platform's secret. */
  readonly secrets?: true
  /** Know the user pools (a variable; verifying tokens needs no permission). */
  readonly userPools?: true
  readonly mail?: true
  /** Invoke Bedrock models. */
  readonly bedrock?: true
  /** Further variables, given as they are configured. */
  readonly variables?: readonly Variable[]
  /** Default 256. */
  readonly memoryMb?: number
  /** Default 10 for calls and hooks, 60 for the rest. */
  readonly timeoutSeconds?: number
}

/** What identifies and authorises people: every `<feature>/api` has it. */
const callers = { table: 'write', bus: true, secrets: true, userPools: true } as const satisfies Grants

/** Whatever changes what an agent knows. */
const indexing = {
  table: 'write',
  bus: true,
  readFiles: ['knowledge/'],
  writeFiles: ['knowledge/'],
} as const satisfies Grants

/** Whatever calls the addresses of a crawl. */
const crawling = {
  readFiles: ['crawls/'],
  writeFiles: ['crawls/'],
  variables: ['SAFE_FETCH_ALLOW'],
} as const satisfies Grants

/** Whatever calls the addresses of a company's website for the wizard. */
const looking = {
  readFiles: ['onboarding/'],
  writeFiles: ['onboarding/'],
  variables: ['SAFE_FETCH_ALLOW'],
  memoryMb: 1024,
} as const satisfies Grants

export const access: Readonly<Record<string, Grants>> = {
  'workspaces/api': {
    ...callers,
    mail: true,
    readFiles: ['media/unsaved/'],
    writeFiles: ['media/'],
    variables: ['PUBLIC_URL'],
  },
  // asks a model for CSS, as long as the gateway waits
  'agents/api': { ...callers, bedrock: true, variables: ['FILES_ORIGIN'], timeoutSeconds: 29 },
  'agents/tell-new-agent': { variables: ['NEW_AGENT_WEBHOOK_URL'] },
  'billing/api': callers,
  'analytics/api': callers,
  'analytics/count-product-event': { table: 'write' },
  'analytics/forward-product-event': { variables: ['TRACKER_URL'] },
  'analytics/count-load': { table: 'write' },
  'analytics/count-reply': { table: 'write' },
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
  'conversations/sweep-owed': {
    table: 'write',
    bus: true,
    secrets: true,
    bedrock: true,
    readFiles: ['knowledge/'],
    vectors: 'read',
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  'files/api': {
    ...callers,
    // presigned uploads are made with this function's own rights
    readFiles: ['uploads/pictures/'],
    writeFiles: ['media/', 'uploads/pictures/'],
    variables: ['PUBLIC_URL', 'SAFE_FETCH_ALLOW'],
  },
  'files/delete-portrait': { writeFiles: ['media/'] },
  'onboarding/api': {
    ...callers,
    writeFiles: ['media/'],
    flows: ['onboarding/read-brand', 'onboarding/create-agent'],
    variables: ['PUBLIC_URL'],
  },
  // what calls strangers for the wizard has neither table nor secret, and no file but the wizard's
  'onboarding/fetch-home': { ...looking, timeoutSeconds: 30 },
  'onboarding/fetch-assets': { ...looking, timeoutSeconds: 60 },
  'onboarding/note-home': { table: 'write', readFiles: ['onboarding/'], memoryMb: 1024 },
  'onboarding/decide-brand': {
    table: 'write',
    readFiles: ['onboarding/'],
    writeFiles: ['onboarding/', 'media/'],
    variables: ['PUBLIC_URL'],
    memoryMb: 1769,
  },
  'onboarding/fail-brand': { table: 'write', writeFiles: ['onboarding/'] },
  'onboarding/await-pages': { table: 'write' },
  'onboarding/make-agent': { table: 'write', bus: true },
  'onboarding/import-pages': { table: 'write', bus: true, readFiles: ['crawls/'], writeFiles: ['crawls/'] },
  'onboarding/await-source': { table: 'read' },
  'onboarding/finish-agent': { table: 'write', readFiles: ['crawls/'] },
  'onboarding/fail-agent': { table: 'write' },
  // presigned uploads are made with this function's own rights
  'knowledge/api': {
    ...callers,
    readFiles: ['knowledge/', 'crawls/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/', 'crawls/'],
    vectors: 'read',
    memoryMb: 512,
  },
  // what calls strangers for a crawl has neither table nor secret, and no file but the crawls'
  'knowledge/start-crawl': { table: 'read', flows: ['knowledge/crawl-site'] },
  'knowledge/open-crawl': { ...crawling, memoryMb: 1024, timeoutSeconds: 300 },
  'knowledge/take-pages': { table: 'read', readFiles: ['crawls/'] },
  'knowledge/read-page': { ...crawling, memoryMb: 1769, timeoutSeconds: 90 },
  'knowledge/merge-pages': {
    table: 'write',
    bus: true,
    readFiles: ['crawls/'],
    writeFiles: ['crawls/'],
    memoryMb: 512,
  },
  'knowledge/end-crawl': { table: 'write', bus: true, readFiles: ['crawls/'], writeFiles: ['crawls/'], memoryMb: 512 },
  'knowledge/delete-crawl-files': { readFiles: ['crawls/'], writeFiles: ['crawls/'] },
  'knowledge/extract-site': {
    ...indexing,
    readFiles: ['knowledge/', 'crawls/'],
    memoryMb: 1769,
    timeoutSeconds: 240,
  },
  'knowledge/tidy-site': indexing,
  'knowledge/start-import': { flows: ['knowledge/import-source', 'knowledge/import-site'] },
  'knowledge/begin-import': {
    table: 'write',
    bus: true,
    readFiles: ['knowledge/', 'uploads/knowledge/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/'],
  },
  // calls addresses that strangers gave: neither table nor secrets
  'knowledge/fetch-source': { writeFiles: ['knowledge/'], variables: ['SAFE_FETCH_ALLOW'] },
  // a PDF unpacks in memory, in a thread of its own
  'knowledge/extract-source': { ...indexing, memoryMb: 1769, timeoutSeconds: 120 },
  'knowledge/index-source': { ...indexing, secrets: true, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/refresh-due': {
    table: 'write',
    bus: true,
    readFiles: ['knowledge/', 'crawls/'],
    writeFiles: ['knowledge/', 'crawls/'],
    timeoutSeconds: 300,
  },
  'knowledge/fail-source': indexing,
  'knowledge/retag-index': { ...indexing, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/remove-from-index': { ...indexing, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/forget-agent': {
    table: 'write',
    readFiles: ['knowledge/'],
    writeFiles: ['knowledge/'],
    vectors: 'write',
  },
  'conversations/forget-agent': {
    table: 'write',
    bus: true,
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
    // a thousand files a second or two; what is left is the next try's
    timeoutSeconds: 240,
  },
  'knowledge/delete-source-files': { readFiles: ['knowledge/'], writeFiles: ['knowledge/'] },
  // of a large agent it reads the index to know what is still named
  'knowledge/purge-indexes': {
    table: 'read',
    readFiles: ['knowledge/'],
    writeFiles: ['knowledge/'],
    vectors: 'write',
    memoryMb: 512,
  },
  'knowledge/index-pairs': { ...indexing, secrets: true, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/close-answered-gaps': { table: 'write' },
  'knowledge/note-gap': { table: 'write' },
  'knowledge/forget-questions': { table: 'write' },
  'knowledge/count-pair-use': { table: 'write' },
  'webhooks/sweep-outbox': { table: 'write', bus: true },
  // a browser's push endpoint is judged when it is given
  'notifications/api': { ...callers, variables: ['SAFE_FETCH_ALLOW'] },
  // passes on that somebody is typing
  'notifications/live': { ...callers, live: true },
  'notifications/tell-message': { table: 'write', live: true },
  'notifications/tell-reply': { table: 'write', live: true },
  'notifications/tell-holder': { table: 'write', live: true },
  'notifications/mail-request': { table: 'write', mail: true, variables: ['PUBLIC_URL'] },
  'notifications/tell-person-reply': { table: 'write', live: true },
  'notifications/tell-rating': { table: 'write', live: true },
  'notifications/tell-seen': { table: 'write', live: true },
  'notifications/note-request': { table: 'write', bus: true },
  'notifications/note-low-rating': { table: 'write', bus: true },
  'notifications/note-source': { table: 'write', bus: true },
  'notifications/note-member': { table: 'write', bus: true },
  'notifications/forget-member': { table: 'write' },
  'notifications/note-crawl': { table: 'write', bus: true },
  'notifications/note-credits': { table: 'write', bus: true },
  'notifications/note-silence': { table: 'write', bus: true },
  'notifications/tell-notification': { table: 'write', live: true },
  // calls addresses that strangers gave, and signs what it sends there
  'notifications/push-notification': {
    table: 'write',
    secrets: true,
    variables: ['PUBLIC_URL', 'MAIL_FROM', 'SAFE_FETCH_ALLOW'],
  },
}
