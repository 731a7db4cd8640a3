import type { ExtractOutcome } from '#functions/documents/document'
import { extractHtml } from '#functions/documents/html/extract-html'
import { judgeArchive } from './judge-archive.ts'

/** An encrypted Office document is an OLE container, not an archive. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/** The text of a Word document under its headings. Pictures, macros and comments are left out. */
export async function extractDocx(bytes: Uint8Array): Promise<ExtractOutcome> {
  if (OLE.every((byte, at) => bytes[at] === byte)) return { ok: false, code: 'docx-encrypted' }
  const { verdict, names } = judgeArchive(bytes)
  if (verdict === 'bomb') return { ok: false, code: 'docx-bomb' }
  if (verdict === 'broken' || !names.includes('word/document.xml')) return { ok: false, code: 'docx-broken' }
  // loaded on use: 500 KB that no other kind of document needs
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    const outcome = extractHtml(value)
    return outcome.ok || outcome.code === 'too-complex' ? outcome : { ok: false, code: 'docx-no-text' }
  } catch {
    return { ok: false, code: 'docx-broken' }
  }
}
