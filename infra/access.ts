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
  'agents/manage/call-new-agent-webhook': { variables: ['NEW_AGENT_WEBHOOK_URL'] },
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
  'files/api': {
    ...callers,
    // presigned uploads are made with this function's own rights
    readFiles: ['uploads/pictures/'],
    writeFiles: ['media/', 'uploads/pictures/'],
    variables: ['PUBLIC_URL', 'SAFE_FETCH_ALLOW'],
  },
  'files/portraits/delete-portrait': { writeFiles: ['media/'] },
  'onboarding/api': {
    ...callers,
    writeFiles: ['media/'],
    flows: ['onboarding/read-brand', 'onboarding/create-agent'],
    variables: ['PUBLIC_URL'],
  },
  // what calls strangers for the wizard has neither table nor secret, and no file but the wizard's
  'onboarding/analysis/fetch-home': { ...looking, timeoutSeconds: 30 },
  'onboarding/analysis/fetch-assets': { ...looking, timeoutSeconds: 60 },
  'onboarding/analysis/record-home': { table: 'write', readFiles: ['onboarding/'], memoryMb: 1024 },
  'onboarding/analysis/decide-brand': {
    table: 'write',
    readFiles: ['onboarding/'],
    writeFiles: ['onboarding/', 'media/'],
    variables: ['PUBLIC_URL'],
    memoryMb: 1769,
  },
  'onboarding/analysis/fail-analysis': { table: 'write', writeFiles: ['onboarding/'] },
  'onboarding/creation/await-pages': { table: 'write' },
  'onboarding/creation/create-agent': { table: 'write', bus: true },
  'onboarding/creation/import-pages': { table: 'write', bus: true, readFiles: ['crawls/'], writeFiles: ['crawls/'] },
  'onboarding/creation/await-source': { table: 'read' },
  'onboarding/creation/finish-creation': { table: 'write', readFiles: ['crawls/'] },
  'onboarding/creation/fail-creation': { table: 'write' },
  // presigned uploads are made with this function's own rights
  'knowledge/api': {
    ...callers,
    readFiles: ['knowledge/', 'crawls/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/', 'crawls/'],
    vectors: 'read',
    memoryMb: 512,
  },
  'crawls/api': { ...callers, readFiles: ['crawls/'], memoryMb: 512 },
  // what calls strangers for a crawl has neither table nor secret, and no file but the crawls'
  'crawls/run/run-crawl': { table: 'read', flows: ['crawls/crawl-site'] },
  'crawls/run/open-crawl': { ...crawling, memoryMb: 1024, timeoutSeconds: 300 },
  'crawls/run/select-batch': { table: 'read', readFiles: ['crawls/'] },
  'crawls/pages/fetch-page': { ...crawling, memoryMb: 1769, timeoutSeconds: 90 },
  'crawls/run/merge-batch': {
    table: 'write',
    bus: true,
    readFiles: ['crawls/'],
    writeFiles: ['crawls/'],
    memoryMb: 512,
  },
  'crawls/run/end-crawl': { table: 'write', bus: true, readFiles: ['crawls/'], writeFiles: ['crawls/'], memoryMb: 512 },
  'crawls/manage/delete-crawl-files': { readFiles: ['crawls/'], writeFiles: ['crawls/'] },
  'knowledge/site-imports/extract-site': {
    ...indexing,
    readFiles: ['knowledge/', 'crawls/'],
    memoryMb: 1769,
    timeoutSeconds: 240,
  },
  'knowledge/site-imports/clean-up-site': indexing,
  'knowledge/site-imports/import-refreshed-site': { table: 'write', bus: true, flows: ['knowledge/import-site'] },
  'knowledge/imports/start-import': { flows: ['knowledge/import-source', 'knowledge/import-site'] },
  'knowledge/imports/begin-import': {
    table: 'write',
    bus: true,
    readFiles: ['knowledge/', 'uploads/knowledge/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/'],
  },
  // calls addresses that strangers gave: neither table nor secrets
  'knowledge/imports/fetch-source': { writeFiles: ['knowledge/'], variables: ['SAFE_FETCH_ALLOW'] },
  // a PDF unpacks in memory, in a thread of its own
  'knowledge/imports/extract-source': { ...indexing, memoryMb: 1769, timeoutSeconds: 120 },
  'knowledge/imports/index-source': {
    ...indexing,
    secrets: true,
    vectors: 'write',
    memoryMb: 1769,
    timeoutSeconds: 240,
  },
  'knowledge/refresh/refresh-due': {
    table: 'write',
    bus: true,
    readFiles: ['knowledge/', 'crawls/'],
    writeFiles: ['knowledge/', 'crawls/'],
    timeoutSeconds: 300,
  },
  'knowledge/imports/fail-source': indexing,
  'knowledge/index/retag-index': { ...indexing, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/index/remove-from-index': { ...indexing, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/delete-agent-data': {
    table: 'write',
    bus: true,
    readFiles: ['knowledge/'],
    writeFiles: ['knowledge/'],
    vectors: 'write',
  },
  'conversations/erasure/delete-agent-data': {
    table: 'write',
    bus: true,
    readFiles: ['attachments/', 'uploads/attachments/'],
    writeFiles: ['attachments/', 'uploads/attachments/'],
    // a thousand files a second or two; what is left is the next try's
    timeoutSeconds: 240,
  },
  'knowledge/sources/delete-source-files': { readFiles: ['knowledge/'], writeFiles: ['knowledge/'] },
  // of a large agent it reads the index to know what is still named
  'knowledge/index/purge-indexes': {
    table: 'read',
    readFiles: ['knowledge/'],
    writeFiles: ['knowledge/'],
    vectors: 'write',
    memoryMb: 512,
  },
  'knowledge/pairs/index-pairs': { ...indexing, secrets: true, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'gaps/api': callers,
  'gaps/close-answered-gaps': { table: 'write' },
  'gaps/record-gap': { table: 'write' },
  'gaps/remove-erased-questions': { table: 'write' },
  'knowledge/pairs/count-pair-use': { table: 'write' },
  'outbox/sweep': { table: 'write', bus: true },
  // a browser's push endpoint is judged when it is given
  'notifications/api': { ...callers, variables: ['SAFE_FETCH_ALLOW'] },
  // passes on that somebody is typing
  'notifications/live/socket': { ...callers, live: true },
  'notifications/live/push-message': { table: 'write', live: true },
  'notifications/live/push-reply': { table: 'write', live: true },
  'notifications/live/push-assignee-change': { table: 'write', live: true },
  'notifications/mail/send-handoff-request': { table: 'write', mail: true, variables: ['PUBLIC_URL'] },
  'notifications/live/push-human-reply': { table: 'write', live: true },
  'notifications/live/push-rating': { table: 'write', live: true },
  'notifications/live/push-read-receipt': { table: 'write', live: true },
  'notifications/triggers/notify-handoff': { table: 'write', bus: true },
  'notifications/triggers/notify-low-rating': { table: 'write', bus: true },
  'notifications/triggers/notify-import-ended': { table: 'write', bus: true },
  'notifications/triggers/notify-member-joined': { table: 'write', bus: true },
  'notifications/forget-member': { table: 'write' },
  'notifications/triggers/notify-crawl-ended': { table: 'write', bus: true },
  'notifications/triggers/notify-low-credits': { table: 'write', bus: true },
  'notifications/triggers/notify-unanswered': { table: 'write', bus: true },
  'notifications/live/push-notification': { table: 'write', live: true },
  // calls addresses that strangers gave, and signs what it sends there
  'notifications/push/send-notification': {
    table: 'write',
    secrets: true,
    variables: ['PUBLIC_URL', 'MAIL_FROM', 'SAFE_FETCH_ALLOW'],
  },
}
