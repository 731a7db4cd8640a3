import { acceptedTypes } from './attachment-limits.ts'

/** What third parties' channels bring beside what visitors can upload to a website: their voice notes and films. */
const channelTypes = {
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  wav: 'audio/wav',
  mp4: 'video/mp4',
} as const

/** All files of visitors that are kept, by extension; none that a browser would run. */
export const storedTypes = { ...acceptedTypes, ...channelTypes } as const
export type StoredExtension = keyof typeof storedTypes

const isStored = (text: string): text is StoredExtension => Object.hasOwn(storedTypes, text)

/** A file name's extension, if files of its type are kept. */
export const storedExtension = (name: string): StoredExtension | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && isStored(ending) ? ending : undefined
}

/** No file from a channel is larger: 20 MB, which is also the most that Telegram gives to bots (https://core.telegram.org/bots/api#getfile). */
export const MAX_CHANNEL_FILE_BYTES = 20 * 1024 * 1024
