import type { StoredExtension } from '#shared/conversations/attachments/stored-types'

const view = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length)

const latin1 = (bytes: Uint8Array, from: number, to: number): string => view(bytes).toString('latin1', from, to)

const has = (bytes: Uint8Array, text: string): boolean => view(bytes).includes(text)

/** A ZIP archive of Office Open XML (ECMA-376), in which the names of members are not compressed. */
const isOffice = (bytes: Uint8Array, member: string): boolean =>
  latin1(bytes, 0, 4) === 'PK\u0003\u0004' && has(bytes, '[Content_Types].xml') && has(bytes, member)

/** Excel also saves text as UTF-16, which begins with a byte order mark. */
const isText = (bytes: Uint8Array): boolean =>
  ['\u00ff\u00fe', '\u00fe\u00ff'].includes(latin1(bytes, 0, 2)) ||
  bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13)

/** A WebM file's codec ids (Matroska) come before its data: it must have an audio codec and no video codec. */
const isWebmAudio = (bytes: Uint8Array): boolean => {
  const head = latin1(bytes, 0, 4096)
  return (
    head.startsWith('\u001aE\u00df\u00a3') &&
    head.slice(0, 64).includes('webm') &&
    /A_(OPUS|VORBIS)/.test(head) &&
    !/V_[A-Z]/.test(head)
  )
}

/** ISO base media (ISO/IEC 14496-12): each track's handler box names its kind, wherever the writer put the box. */
const mp4Handlers = (bytes: Uint8Array): readonly (string | undefined)[] =>
  latin1(bytes, 4, 8) === 'ftyp'
    ? [...latin1(bytes, 0, bytes.length).matchAll(/hdlr[\s\S]{8}(soun|vide)/g)].map(([, kind]) => kind)
    : []

const isMp4Audio = (bytes: Uint8Array): boolean => {
  const handlers = mp4Handlers(bytes)
  return handlers.includes('soun') && !handlers.includes('vide')
}

/** With an ID3 tag in front, or a frame of MPEG-1, 2 or 2.5 layer III at once. */
const isMp3 = (bytes: Uint8Array): boolean =>
  latin1(bytes, 0, 3) === 'ID3' || /^\u00ff[\u00fb\u00fa\u00f3\u00f2\u00e3\u00e2]/.test(latin1(bytes, 0, 2))

const signatures: Readonly<Record<StoredExtension, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => latin1(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n',
  jpg: (bytes) => latin1(bytes, 0, 3) === '\u00ff\u00d8\u00ff',
  jpeg: (bytes) => signatures.jpg(bytes),
  gif: (bytes) => /^GIF8[79]a$/.test(latin1(bytes, 0, 6)),
  webp: (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP',
  pdf: (bytes) => latin1(bytes, 0, 5) === '%PDF-',
  txt: isText,
  csv: isText,
  docx: (bytes) => isOffice(bytes, 'word/'),
  xlsx: (bytes) => isOffice(bytes, 'xl/'),
  webm: isWebmAudio,
  m4a: isMp4Audio,
  ogg: (bytes) => latin1(bytes, 0, 4) === 'OggS',
  mp3: isMp3,
  // ADTS (ISO/IEC 13818-7)
  aac: (bytes) => /^\u00ff[\u00f1\u00f9\u00f0\u00f8]$/.test(latin1(bytes, 0, 2)),
  wav: (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WAVE',
  mp4: (bytes) => mp4Handlers(bytes).includes('vide'),
}

/** Whether a file's bytes match its extension. This verifies its kind, not that it is harmless. */
export const matchesExtension = (ending: StoredExtension, bytes: Uint8Array): boolean => signatures[ending](bytes)
