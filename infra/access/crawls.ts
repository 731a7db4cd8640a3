import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

/** Functions that request third-party addresses: no access to the table or a secret, and only to the crawls' files. */
const crawling = {
  readFiles: ['crawls/'],
  writeFiles: ['crawls/'],
  variables: ['SAFE_FETCH_ALLOW'],
} as const satisfies Grants

export const crawlGrants = {
  'crawls/api': {
    ...callers,
    bus: true,
    table: { write: ['IDEM#'], gsi1: ['CRAWLS#'] },
    credits: 'read',
    readFiles: ['crawls/'],
    memoryMb: 512,
  },
  'crawls/run/run-crawl': { table: { read: ['WS#'] }, flows: ['crawls/crawl-site'] },
  'crawls/run/open-crawl': { ...crawling, memoryMb: 1024, timeoutSeconds: 300 },
  'crawls/run/select-batch': { table: { read: ['WS#'] }, credits: 'read', readFiles: ['crawls/'] },
  // pages wait for slow websites: they must not take the concurrency of all else; what is refused tries again
  'crawls/pages/fetch-page': { ...crawling, memoryMb: 1769, timeoutSeconds: 90, reserved: 80 },
  'crawls/run/merge-batch': {
    table: { read: ['WS#'], write: ['WS#'] },
    credits: 'use',
    bus: true,
    readFiles: ['crawls/'],
    writeFiles: ['crawls/'],
    memoryMb: 512,
  },
  'crawls/run/end-crawl': {
    table: { read: ['WS#'], write: ['WS#'] },
    credits: 'read',
    bus: true,
    readFiles: ['crawls/'],
    writeFiles: ['crawls/'],
    memoryMb: 512,
  },
  'crawls/manage/delete-crawl-files': { readFiles: ['crawls/'], writeFiles: ['crawls/'] },
} satisfies GrantsOf<'crawls'>
