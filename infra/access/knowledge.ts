import { callersOfProviders, type Grants, type GrantsOf } from '#infra/grants/grants'

/** Functions that change an agent's index. */
const indexing = {
  table: { read: ['AGT#'], write: ['AGT#'] },
  bus: true,
  readFiles: ['knowledge/'],
  writeFiles: ['knowledge/'],
} as const satisfies Grants

/** Steps of an import: its end schedules the next refresh of its source. */
const importing = { ...indexing, table: { read: ['AGT#'], write: ['AGT#', 'REFRESH#'] } } as const satisfies Grants

/** What ends with a source's import: its crawl is released. */
const releasing = { table: { read: ['AGT#', 'WS#'], write: ['WS#'] }, bus: true } as const satisfies Grants

export const knowledgeGrants = {
  // presigned uploads are made with this function's own rights; a search embeds its question
  'knowledge/api': {
    ...callersOfProviders,
    bus: true,
    table: { write: ['REFRESH#', 'IDEM#'] },
    readFiles: ['knowledge/', 'crawls/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/', 'crawls/'],
    vectors: 'read',
    memoryMb: 512,
    reserved: 30,
  },
  'knowledge/site-imports/extract-site': {
    ...importing,
    readFiles: ['knowledge/', 'crawls/'],
    memoryMb: 1769,
    timeoutSeconds: 240,
    reserved: 10,
  },
  'knowledge/site-imports/import-refreshed-site': { ...releasing, flows: ['knowledge/import-site'] },
  'knowledge/site-imports/clean-up-site': { ...indexing, ...releasing },
  'knowledge/imports/start-import': { flows: ['knowledge/import-source', 'knowledge/import-site'] },
  'knowledge/imports/begin-import': {
    ...importing,
    readFiles: ['knowledge/', 'uploads/knowledge/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/'],
  },
  // requests third-party addresses: no access to table or secrets
  'knowledge/imports/fetch-source': { writeFiles: ['knowledge/'], variables: ['SAFE_FETCH_ALLOW'] },
  // a PDF unpacks in memory, in a thread of its own
  'knowledge/imports/extract-source': { ...importing, memoryMb: 1769, timeoutSeconds: 120, reserved: 10 },
  'knowledge/imports/index-source': {
    ...importing,
    secrets: ['providers'],
    vectors: 'write',
    memoryMb: 1769,
    timeoutSeconds: 240,
    reserved: 10,
  },
  'knowledge/refresh/refresh-due': {
    table: { read: ['REFRESH#', 'AGT#', 'WS#'], write: ['REFRESH#', 'AGT#', 'WS#'] },
    bus: true,
    readFiles: ['knowledge/', 'crawls/'],
    writeFiles: ['knowledge/', 'crawls/'],
    timeoutSeconds: 300,
  },
  'knowledge/imports/fail-source': importing,
  'knowledge/index/retag-index': { ...indexing, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/index/remove-from-index': { ...indexing, vectors: 'write', memoryMb: 1769, timeoutSeconds: 240 },
  'knowledge/delete-agent-data': {
    // crawls that run for the agent's sources end
    table: { read: ['AGT#', 'WS#'], write: ['AGT#', 'WS#'] },
    bus: true,
    readFiles: ['knowledge/'],
    writeFiles: ['knowledge/'],
    vectors: 'write',
  },
  'knowledge/sources/delete-source-files': { readFiles: ['knowledge/'], writeFiles: ['knowledge/'] },
  'knowledge/index/merge-segments': { ...indexing, memoryMb: 1769, timeoutSeconds: 240 },
  // for a large agent it reads the index to find what is still in use
  'knowledge/index/purge-indexes': {
    table: { read: ['AGT#'] },
    readFiles: ['knowledge/'],
    writeFiles: ['knowledge/'],
    vectors: 'write',
    memoryMb: 512,
  },
  'knowledge/pairs/index-pairs': {
    ...indexing,
    secrets: ['providers'],
    vectors: 'write',
    memoryMb: 1769,
    timeoutSeconds: 240,
  },
  'knowledge/pairs/count-pair-use': { table: { read: ['AGT#'], write: ['AGT#', 'EFFECT#'] } },
} satisfies GrantsOf<'knowledge'>
