import { zipSync } from 'fflate'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const paragraph = ({ text, heading }: { readonly text: string; readonly heading?: number }) =>
  `<w:p>${heading ? `<w:pPr><w:pStyle w:val="Heading${heading}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

/** A Word document as Word writes it, with the least that its readers ask for. */
export const docxOf = (
  paragraphs: readonly { readonly text: string; readonly heading?: number }[],
  extra: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array => {
  const encode = (text: string) =>
    new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const styles = [1, 2, 3]
    .map(
      (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
    )
    .join('')
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipSync({
    '[Content_Types].xml': encode(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': encode(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': encode(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'word/styles.xml': encode(`<w:styles ${namespace}>${styles}</w:styles>`),
    'word/document.xml': encode(
      `<w:document ${namespace}><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
    ),
    ...extra,
  })
}
