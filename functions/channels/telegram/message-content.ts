import type { FileReference } from '#functions/channels/provider/inbound'
import { MAX_CHANNEL_FILE_BYTES } from '#shared/conversations/attachments/stored-types'
import type { File, Message } from './update.ts'

/** A message's words; for what has none of its own, words that say the same. Empty for files alone. */
export const textOf = (message: Message): string => {
  const { text, caption, sticker, dice, venue, location, contact, poll } = message
  if (text !== undefined) return text
  if (caption !== undefined) return caption
  if (sticker) return sticker.emoji ?? 'Sticker'
  if (dice) return `${dice.emoji} ${dice.value}`
  // a venue has a location beside it
  if (venue) return `${venue.title}, ${venue.address} (${venue.location.latitude}, ${venue.location.longitude})`
  if (location) return `Location: ${location.latitude}, ${location.longitude}`
  if (contact)
    return `Contact: ${[contact.first_name, contact.last_name].filter(Boolean).join(' ')}, ${contact.phone_number}`
  return poll ? `Poll: ${poll.question}` : ''
}

export const filesOf = (message: Message): readonly FileReference[] => {
  const { photo = [], voice, audio, document, video, video_note, animation } = message
  // the largest size is the last
  const picture = photo.findLast(({ file_size = 0 }) => file_size <= MAX_CHANNEL_FILE_BYTES) ?? photo.at(-1)
  return [
    ...(picture ? [reference(picture, 'photo.jpg', 'image/jpeg')] : []),
    ...(voice ? [reference(voice, 'voice.ogg')] : []),
    ...(audio ? [reference(audio, 'audio')] : []),
    // an animation is given a second time as a document
    ...(document && !animation ? [reference(document, 'document')] : []),
    ...(animation ? [reference(animation, 'animation.mp4')] : []),
    ...(video ? [reference(video, 'video.mp4')] : []),
    ...(video_note ? [{ ...reference(video_note, 'video-note.mp4', 'video/mp4'), isSpoken: true }] : []),
  ]
}

const reference = (
  { file_id, file_name, mime_type, file_size, duration }: File,
  name: string,
  usualType?: string,
): FileReference => {
  const type = mime_type ?? usualType
  return {
    id: file_id,
    name: file_name ?? name,
    ...(type ? { type } : {}),
    ...(file_size === undefined ? {} : { bytes: file_size }),
    ...(duration === undefined ? {} : { seconds: duration }),
  }
}
