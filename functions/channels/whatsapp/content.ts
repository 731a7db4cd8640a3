import type { FileReference } from '#functions/channels/provider/inbound'
import type { Card, Content, Media } from './value.ts'

/** A message's words; for what has none of its own, words that say the same. Empty for files alone. */
export const wordsOf = (message: Content): string => {
  const { text, location, contacts, interactive, button, order } = message
  if (text) return text.body
  const caption = mediaOf(message).find((media) => media.caption)?.caption
  if (caption) return caption
  if (message.sticker) return 'Sticker'
  if (location) {
    const place = `${location.latitude}, ${location.longitude}`
    const name = [location.name, location.address].filter(Boolean).join(', ')
    return name === '' ? `Location: ${place}` : `${name} (${place})`
  }
  if (contacts && contacts.length > 0) return contacts.map(cardOf).join('\n')
  if (interactive) {
    const { button_reply, list_reply, nfm_reply } = interactive
    return (button_reply ?? list_reply)?.title ?? nfm_reply?.body ?? ''
  }
  if (button) return button.text ?? button.payload ?? ''
  if (order) return orderOf(order)
  return ''
}

/** Pictures, films, sounds and documents. A sticker is only mentioned: it is a reaction rather than a file. */
export const filesOf = (message: Content): readonly FileReference[] =>
  mediaOf(message).flatMap((media) => {
    if (media === message.sticker) return []
    const name = media.filename ?? nameOf(message, media)
    return [{ id: media.id, name, ...(media.mime_type ? { type: media.mime_type } : {}) }]
  })

/** Which of our buttons or rows was pressed, as we sent it. */
export const buttonOf = ({ interactive, button }: Content): string | undefined =>
  (interactive?.button_reply ?? interactive?.list_reply)?.id ?? button?.payload

const mediaOf = ({ image, video, audio, document, sticker }: Content): readonly Media[] =>
  [image, video, audio, document, sticker].filter((media) => media !== undefined)

const nameOf = ({ image, video, audio }: Content, media: Media): string => {
  if (media === image) return media.mime_type === 'image/png' ? 'photo.png' : 'photo.jpg'
  if (media === video) return 'video.mp4'
  // a recording in WhatsApp is Opus; other sounds were files before
  if (media === audio) return media.voice || media.mime_type?.startsWith('audio/ogg') ? 'voice.ogg' : 'audio'
  return 'document'
}

const cardOf = ({ name, org, phones = [], emails = [] }: Card): string => {
  const full = name?.formatted_name ?? [name?.first_name, name?.last_name].filter(Boolean).join(' ')
  const parts = [full, org?.company, ...phones.map(({ phone }) => phone), ...emails.map(({ email }) => email)]
  return `Contact: ${parts.filter(Boolean).join(', ')}`
}

const orderOf = ({ text, product_items: items }: NonNullable<Content['order']>): string => {
  const lines = items.map(({ product_retailer_id: id = '', quantity, item_price: price, currency = '' }) =>
    price === undefined ? `${quantity} x ${id}` : `${quantity} x ${id} (${price} ${currency})`.replace(' )', ')'),
  )
  return [`Order: ${lines.join(', ')}`, text].filter(Boolean).join('\n')
}
