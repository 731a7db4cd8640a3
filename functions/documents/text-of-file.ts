import { decodeText } from './decode-text.ts'
import { extractPdf } from './pdf/extract-pdf.ts'

/** A visitor is waiting, and a turn's function has 512 MB. */
const limits = { maxPages: 100, maxTextLength: 400_000, maxMemoryMb: 160 }
const MAX_MS = 8000

/** The text of a file, with a PDF's headings in place; `undefined` when it cannot be read within the limits. */
export const textOfFile = async (bytes: Uint8Array, kind: 'text' | 'pdf'): Promise<string | undefined> => {
  if (kind === 'text') return decodeText(bytes)
  const extracted = await extractPdf(bytes, { ...limits, deadline: AbortSignal.timeout(MAX_MS) })
  if (!extracted.ok) return undefined
  let current = ''
  return extracted.document.blocks
    .flatMap(({ headingPath, text }) => {
      const heading = headingPath.join(' > ')
      const isNew = heading !== current
      current = heading
      return isNew && heading !== '' ? [heading, text] : [text]
    })
    .join('\n')
}
