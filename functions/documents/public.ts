export { decodeText } from './decode-text.ts'
export type { Block, ExtractedDocument } from './document.ts'
export { extractDocument } from './extract-document.ts'
