export { decodeText } from './decode-text.ts'
export type { Block, ExtractedDocument } from './document.ts'
export { extractDocument } from './extract-document.ts'
export { languageOfText } from './language/language-of-text.ts'
