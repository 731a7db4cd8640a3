import { callersOfProviders, type Grants, type GrantsOf } from './grants.ts'

/** Functions that change an agent's knowledge. */
const indexing = {
  table: 'write',
  bus: true,
  readFiles: ['knowledge/'],
  writeFiles: ['knowledge/'],
} as const satisfies Grants

export const knowledgeGrants = {
  // presigned uploads are made with this function's own rights; a search embeds its question
  'knowledge/api': {
    ...callersOfProviders,
    readFiles: ['knowledge/', 'crawls/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/', 'crawls/'],
    vectors: 'read',
    memoryMb: 512,
    reserved: 30,
  },
  'knowledge/site-imports/extract-site': {
    ...indexing,
    readFiles: ['knowledge/', 'crawls/'],
    memoryMb: 1769,
    timeoutSeconds: 240,
    reserved: 10,
  },
  'knowledge/site-imports/import-refreshed-site': { table: 'write', bus: true, flows: ['knowledge/import-site'] },
  'knowledge/site-imports/clean-up-site': indexing,
  'knowledge/imports/start-import': { flows: ['knowledge/import-source', 'knowledge/import-site'] },
  'knowledge/imports/begin-import': {
    table: 'write',
    bus: true,
    readFiles: ['knowledge/', 'uploads/knowledge/'],
    writeFiles: ['knowledge/', 'uploads/knowledge/'],
  },
  // requests third-party addresses: no access to table or secrets
  'knowledge/imports/fetch-source': { writeFiles: ['knowledge/'], variables: ['SAFE_FETCH_ALLOW'] },
  // a PDF unpacks in memory, in a thread of its own
  'knowledge/imports/extract-source': { ...indexing, memoryMb: 1769, timeoutSeconds: 120, reserved: 10 },
  'knowledge/imports/index-source': {
    ...indexing,
    secrets: ['providers'],
    vectors: 'write',
    memoryMb: 1769,
    timeoutSeconds: 240,
    reserved: 10,
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
  'knowledge/sources/delete-source-files': { readFiles: ['knowledge/'], writeFiles: ['knowledge/'] },
  'knowledge/index/merge-segments': { ...indexing, memoryMb: 1769, timeoutSeconds: 240 },
  // for a large agent it reads the index to find what is still in use
  'knowledge/index/purge-indexes': {
    table: 'read',
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
  'knowledge/pairs/count-pair-use': { table: 'write' },
} satisfies GrantsOf<'knowledge'>
