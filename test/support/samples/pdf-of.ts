/** Replaces the content of the first page: what a crafted file would carry. */
type Crafted = { readonly content: Uint8Array; readonly filter: string }
/** Named by its own title, as programs write it into the file. */
type Titled = { readonly title: string }

/** The smallest PDF with one page for each list of lines, set in 12-point Helvetica. */
export function pdfOf(
  pages: readonly (readonly string[])[],
  more: Crafted | Titled | undefined = undefined,
): Uint8Array {
  const crafted = more && 'content' in more ? more : undefined
  const title = more && 'title' in more ? more.title : undefined
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let size = 0
  const write = (data: string | Uint8Array) => {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
    parts.push(bytes)
    size += bytes.length
  }
  const object = (number: number, ...body: (string | Uint8Array)[]) => {
    offsets[number] = size
    write(`${number} 0 obj\n`)
    for (const part of body) write(part)
    write('\nendobj\n')
  }
  write('%PDF-1.4\n')
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  object(
    2,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ')}] >>`,
  )
  object(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [page, lines] of pages.entries()) {
    const number = 4 + page * 2
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`,
    )
    const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -14 Td`).join('\n')
    const content =
      page === 0 && crafted ? crafted.content : Buffer.from(`BT /F1 12 Tf 72 720 Td\n${shown}\nET`, 'latin1')
    const filter = page === 0 && crafted ? `/Filter ${crafted.filter} ` : ''
    object(number + 1, `<< ${filter}/Length ${content.length} >>\nstream\n`, content, '\nendstream')
  }
  const infoNumber = offsets.length
  if (title !== undefined) object(infoNumber, `<< /Title (${title.replace(/[\\()]/g, '\\$&')}) >>`)
  const start = size
  const count = offsets.length
  write(`xref\n0 ${count}\n0000000000 65535 f \n`)
  for (let number = 1; number < count; number++) write(`${String(offsets[number] ?? 0).padStart(10, '0')} 00000 n \n`)
  write(
    `trailer\n<< /Size ${count} /Root 1 0 R${title === undefined ? '' : ` /Info ${infoNumber} 0 R`} >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return new Uint8Array(Buffer.concat(parts))
}
