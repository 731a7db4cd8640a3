import mammoth from 'mammoth'
import type { ExtractOutcome } from '#functions/documents/document'
import { extractHtml } from '#functions/documents/html/extract-html'
import { judgeArchive } from './judge-archive.ts'

type Task = { readonly bytes: Uint8Array; readonly maxTextLength: number }

/** Reads a Word document in this thread, without a time limit: `extractDocx` calls it in a thread that it can terminate. */
export async function readDocx({ bytes, maxTextLength }: Task): Promise<ExtractOutcome> {
  const { verdict, names } = judgeArchive(bytes)
  if (verdict === 'bomb') return { ok: false, code: 'docx-bomb' }
  if (verdict === 'broken' || !names.includes('word/document.xml')) return { ok: false, code: 'docx-broken' }
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    const outcome = extractHtml(value)
    if (!outcome.ok) return outcome.code === 'too-complex' ? outcome : { ok: false, code: 'docx-no-text' }
    const length = outcome.document.blocks.reduce((sum, { text }) => sum + text.length, 0)
    return length > maxTextLength ? { ok: false, code: 'too-long' } : outcome
  } catch {
    return { ok: false, code: 'docx-broken' }
  }
}
