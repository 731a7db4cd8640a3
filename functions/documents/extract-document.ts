import { decodeText } from './decode-text.ts'
import type { ExtractedDocument, ExtractOutcome } from './document.ts'
import { extractHtml } from './html/extract-html.ts'
import { extractPdf, type PdfLimits } from './pdf/extract-pdf.ts'
import { extractMarkdown } from './text/extract-markdown.ts'
import { extractText } from './text/extract-text.ts'

/** The kinds of document that can be extracted. A pasted text or an upload has a declared kind, a web page has none. */
export type DocumentKind = 'html' | 'markdown' | 'text' | 'pdf' | 'docx' | 'csv'

type Input = {
  readonly bytes: Uint8Array
  readonly kind?: DocumentKind
  /** As the server sent it. */
  readonly contentType?: string
  /** Only its extension is used. */
  readonly url?: string
  readonly limits?: Partial<PdfLimits>
}

/** Characters of one text document, far beyond any manual; a PDF has limits of its own. */
const maxTextLength = 8_000_000

/**
 * Characters of all blocks' headings together. Each block repeats the headings above it where it is stored, up to 2,100
 * characters: 5 MB of short paragraphs under long headings would become more than 500 MB.
 */
const maxHeadingLength = 16_000_000

/** Extracts a document of any supported kind; a signature in its bytes overrides the declared kind. */
export async function extractDocument(input: Input): Promise<ExtractOutcome> {
  const outcome = await extract(input)
  return outcome.ok && headingLengthOf(outcome.document) > maxHeadingLength
    ? { ok: false, code: 'too-complex' }
    : outcome
}

const headingLengthOf = ({ blocks }: ExtractedDocument): number => {
  let length = 0
  for (const { headingPath } of blocks) for (const heading of headingPath) length += heading.length
  return length
}

async function extract({ bytes, kind, contentType = '', url = '', limits }: Input): Promise<ExtractOutcome> {
  const found = kindOf(bytes, kind, contentType, url)
  if (found === 'pdf') return await extractPdf(bytes, limits)
  if (found === 'docx') return await (await import('./office/extract-docx.ts')).extractDocx(bytes, limits)
  if (found === undefined) return { ok: false, code: 'unsupported-type' }
  const text = decodeText(bytes, contentType)
  if (text.length > maxTextLength) return { ok: false, code: 'too-long' }
  if (found === 'html') return extractHtml(text)
  if (found === 'csv') return await (await import('./office/extract-csv.ts')).extractCsv(text, limits)
  return found === 'markdown' ? extractMarkdown(text) : extractText(text)
}

function kindOf(bytes: Uint8Array, kind: DocumentKind | undefined, contentType: string, url: string) {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (kind === 'pdf' || start.startsWith('%PDF-')) return 'pdf'
  if (kind === 'docx' || isWordDocument(bytes)) return 'docx'
  if (isBinary(bytes)) return undefined
  if (kind !== undefined) return kind
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (
    type.includes('html') ||
    /^\W{0,3}\s*(?:<!--[^>]*>\s*)*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body)[\s/>]/i.test(start)
  )
    return 'html'
  if (type === 'application/pdf') return 'pdf'
  if (
    type === 'text/markdown' ||
    type === 'text/x-markdown' ||
    (isText(type) && /\.(?:md|markdown)(?:[?#]|$)/i.test(url))
  )
    return 'markdown'
  if (type === 'text/csv' || (isText(type) && /\.csv(?:[?#]|$)/i.test(url))) return 'csv'
  return isText(type) ? 'text' : undefined
}

function isText(type: string): boolean {
  return type === '' || type === 'text/plain' || type === 'application/octet-stream'
}

/** White space, and the escapes of older Japanese encodings. */
const textControls = new Set([9, 10, 11, 12, 13, 27])

/** Text contains no other control characters, except UTF-16, which starts with its byte order mark. */
function isBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  const isUtf16 = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)
  return !isUtf16 && bytes.subarray(0, 1024).some((byte) => byte < 32 && !textControls.has(byte))
}

/** An archive with the part that every Word document has; the names of an archive's parts are never packed. */
function isWordDocument(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && Buffer.from(bytes).includes('word/document.xml')
}
