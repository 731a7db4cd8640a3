import type { Attachment } from './schema.ts'

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const VOICE =
  '[The visitor sent a voice note. You cannot listen to it; the team can. Say so, and ask the visitor to write instead.]'

/** What a model reads of a visitor's file beside the message's own words; nothing where those say it all. */
export const noteOf = ({ name, type, bytes, isTranscribed }: Attachment): string => {
  if (isTranscribed) return ''
  if (type.startsWith('audio/')) return VOICE
  return `[The visitor attached the file ${JSON.stringify(name)}, ${size(bytes)}. You cannot open it; the team can.]`
}

/** A message as a model reads it, taken apart again: the visitor's own words, and what was sent with them. */
export const withoutNotes = (text: string): { readonly words: string; readonly sent?: 'voice' | 'file' } => {
  const words = text.replace(/^\[The visitor (sent a voice note|attached the file)\b.*\]$/gm, '').trim()
  if (text.includes(VOICE)) return { words, sent: 'voice' }
  return words === text.trim() ? { words } : { words, sent: 'file' }
}
