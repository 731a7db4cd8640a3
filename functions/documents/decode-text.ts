import { TextDecoder } from 'node:util'

/**
 * Decodes the bytes of a page or text file, detecting the encoding.
 *
 * A byte order mark beats the server's header, which beats the document's own declaration, as in the HTML standard
 * (https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding). Two common wrong labels are
 * corrected: a single-byte label on text that is UTF-8, and a UTF-8 label on text that is not.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const label = byteOrderMark(bytes) ?? charsetOf(contentType) ?? declaredIn(bytes)
  const declared = label === undefined ? undefined : decoderFor(label)
  const isSingleByte = declared === undefined || /^(windows-125\d|iso-8859-\d+|macintosh)$/.test(declared.encoding)
  if (isSingleByte || declared.encoding === 'utf-8') {
    const asUtf8 = decodedStrictly(bytes)
    if (asUtf8 !== undefined) return asUtf8
    return (isSingleByte && declared ? declared : new TextDecoder('windows-1252')).decode(bytes)
  }
  return declared.decode(bytes)
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return undefined
}

function charsetOf(contentType: string): string | undefined {
  return /charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(contentType)?.[1]
}

/** The `<meta charset>` or XML declaration of a page; a UTF-16 label found in readable ASCII cannot be true. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  const xml = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w:.-]{1,40})/i.exec(start)?.[1]
  const meta = /<meta[^<>]{0,300}charset\s*=\s*(?:["']\s*)?([\w:.-]{1,40})/i.exec(start)?.[1]
  const label = meta ?? xml
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined // an unknown label
  }
}

function decodedStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
