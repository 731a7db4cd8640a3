import { getDocumentProxy } from 'unpdf'
import type { ExtractCode, ExtractOutcome } from '#functions/documents/document'
import { hasText, tidyLine } from '#functions/documents/tidy-text'
import { isPdfBomb } from './is-pdf-bomb.ts'
import { type PdfLine, pdfBlocks } from './pdf-blocks.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Content = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>

type Task = { readonly bytes: Uint8Array; readonly maxPages: number; readonly maxTextLength: number }

/** Reads a PDF in this thread, without a time limit: `extractPdf` calls it in a thread that it can terminate. */
export async function readPdf({ bytes, maxPages, maxTextLength }: Task): Promise<ExtractOutcome> {
  if (await isPdfBomb(bytes)) return { ok: false, code: 'pdf-bomb' }
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false, disableFontFace: true })
    if (pdf.numPages > maxPages) return { ok: false, code: 'pdf-too-many-pages' }
    const pages: PdfLine[][] = []
    let length = 0
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const lines = linesOf(await page.getTextContent())
      page.cleanup()
      length += lines.reduce((sum, line) => sum + line.text.length, 0)
      if (length > maxTextLength) return { ok: false, code: 'too-long' }
      pages.push(lines)
    }
    const blocks = pdfBlocks(pages)
    if (!hasText(blocks)) return { ok: false, code: 'pdf-no-text' }
    return { ok: true, document: { title: (await titleOf(pdf)) || (blocks[0]?.headingPath[0] ?? ''), blocks } }
  } catch (error) {
    return { ok: false, code: codeOf(error) }
  }
}

/** pdf.js names its errors; everything but a missing password means that the file cannot be read. */
function codeOf(error: unknown): ExtractCode {
  return error instanceof Error && error.name === 'PasswordException' ? 'pdf-encrypted' : 'pdf-broken'
}

/** The document's title; word processors store file names there, browsers that print the page's address: neither is a title. */
async function titleOf(pdf: Pdf): Promise<string> {
  const { info } = await pdf.getMetadata()
  const title = 'Title' in info && typeof info.Title === 'string' ? tidyLine(info.Title) : ''
  return /\.(?:docx?|indd|pdf|tex|qxd|pptx?)$|^untitled|^microsoft word|^about:|^(?:https?|file):\/\//i.test(title)
    ? ''
    : title.slice(0, 300)
}

function linesOf(content: Content): PdfLine[] {
  const lines: PdfLine[] = []
  let line: { text: string; size: number; y: number; endX: number } | undefined
  const finish = () => {
    if (line?.text.trim()) lines.push({ text: tidyLine(line.text), size: line.size, y: line.y })
    line = undefined
  }
  for (const item of content.items) {
    if (!('str' in item)) continue
    const [, , skew = 0, scale = 0, x = 0, y = 0]: number[] = item.transform
    const size = Math.hypot(skew, scale) || item.height
    if (line && Math.abs(y - line.y) > size * 0.6) finish()
    if (item.str) {
      const isApart = line !== undefined && x - line.endX > size * 0.15 && !line.text.endsWith(' ')
      line = {
        text: `${line?.text ?? ''}${isApart ? ' ' : ''}${item.str}`,
        size: Math.max(line?.size ?? 0, item.str.trim() ? size : 0),
        y: line?.y ?? y,
        endX: x + item.width,
      }
    }
    if (item.hasEOL) finish()
  }
  finish()
  return lines
}
