import type { FileReference } from '#functions/channels/provider/inbound'
import { channelText } from '#shared/channels/messages'
import type { Attachment, Message } from './event.ts'

/** Messenger's thumbs in three sizes: what its composer sends where nothing is written. */
const LIKES = ['369239263222822', '369239343222814', '369239383222810']
const FILES = ['image', 'video', 'audio', 'file']
const ENDINGS: Readonly<Record<string, string>> = { image: 'jpg', video: 'mp4', audio: 'm4a', file: 'bin' }

/** What was written, and what was sent beside it in words. */
export const wordsOf = (message: Message): string => {
  const { text = '', attachments, reply_to, is_unsupported } = message
  const words = [text.trim(), ...attachments.map((attachment) => wordsIn(attachment, text))]
  const story = reply_to?.story
  if (story) words.push(story.url ? `Replied to your story: ${story.url}` : 'Replied to your story')
  const all = [...new Set(words)].filter((line) => line !== '').join('\n\n')
  const isEmpty = all === '' && filesOf(message).length === 0
  return isEmpty && (is_unsupported || attachments.length > 0) ? channelText('unsupportedMessage').message : all
}

/** The address is the file's id: Meta gives no other, and it is good for some days. */
export const filesOf = ({ attachments }: Message): readonly FileReference[] =>
  attachments.flatMap(({ type = '', payload }) => {
    const url = payload?.url
    if (!url || payload.sticker_id !== undefined || !FILES.includes(type)) return []
    // recordings come as films without a picture
    return [{ id: url, name: nameOf(url, type), ...(type === 'audio' ? { isSpoken: true } : {}) }]
  })

/** By the address's last part, where that is a name. */
const nameOf = (url: string, type: string): string => {
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : undefined
  const name = last && /^[^/]{1,120}\.[a-z\d]{2,5}$/i.test(last) ? decoded(last) : undefined
  return name ?? `${type}.${ENDINGS[type]}`
}

const decoded = (name: string): string | undefined => {
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}

const wordsIn = (attachment: Attachment, text: string): string => {
  const { type = '', payload } = attachment
  if (payload?.sticker_id !== undefined) return LIKES.includes(payload.sticker_id) ? '👍' : 'Sticker'
  const url = payload?.url ?? attachment.url ?? ''
  if (FILES.includes(type)) return ''
  switch (type) {
    case 'location':
      return payload?.coordinates ? `Location: ${payload.coordinates.lat}, ${payload.coordinates.long}` : ''
    case 'story_mention':
      // its media may not be kept: https://developers.facebook.com/docs/messenger-platform/instagram/features/story-mention
      return url === '' ? 'Mentioned you in their story' : `Mentioned you in their story: ${url}`
    default: {
      // a link that was written comes as an attachment, too
      if (url !== '' && text.includes(url)) return ''
      const titles = [attachment.title, payload?.title, payload?.text, ...titlesOf(attachment)]
      return [...new Set([...titles, url])].filter((line) => line).join('\n')
    }
  }
}

const titlesOf = ({ payload }: Attachment): readonly (string | undefined)[] =>
  [...(payload?.product?.elements ?? []), ...(payload?.elements ?? [])].map(({ title, subtitle }) =>
    title && subtitle ? `${title}: ${subtitle}` : (title ?? subtitle),
  )
