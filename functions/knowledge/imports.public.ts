export { ensurePair } from './pairs/ensure-pair.ts'
export { importWholeCrawl } from './site-imports/import-whole-crawl.ts'
export { getSource } from './sources/get-source.ts'
