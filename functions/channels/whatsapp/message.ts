import { cut } from '#shared/channels/parts/length-in'
import { parts } from '#shared/channels/parts/parts'

const { image } = parts.whatsapp
const [, ROWS] = parts.whatsapp.buttons

/** A reply button or a row; `id` comes back when it is chosen. */
export interface Choice {
  readonly id: string
  readonly title: string
  readonly description?: string
}

/** A message without its recipient. https://developers.facebook.com/documentation/business-messaging/whatsapp/reference */
export type Message = Readonly<Record<string, unknown>> & { readonly type: string }

/** A preview of the first link would be larger than the answer. */
export const textMessage = (body: string): Message => ({ type: 'text', text: { body, preview_url: false } })

export const imageMessage = (link: string, caption: string): Message => ({
  type: 'image',
  image: { link, ...(caption === '' ? {} : { caption: cut(caption, image.caption) }) },
})

interface Choices {
  readonly body: string
  readonly choices: readonly Choice[]
  /** A picture above the words. */
  readonly imageUrl?: string | undefined
}

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/interactive-reply-buttons-messages */
export const buttonsMessage = ({ body, choices, imageUrl }: Choices): Message => ({
  type: 'interactive',
  interactive: {
    type: 'button',
    ...(imageUrl === undefined ? {} : { header: { type: 'image', image: { link: imageUrl } } }),
    body: { text: body },
    action: { buttons: choices.map(({ id, title }) => ({ type: 'reply', reply: { id, title } })) },
  },
})

/** The button that opens a list. */
const open: Readonly<Record<string, string>> = {
  ar: 'اختر',
  de: 'Auswählen',
  es: 'Elegir',
  fr: 'Choisir',
  it: 'Scegli',
  ja: '選択する',
  nl: 'Kiezen',
  pt: 'Escolher',
  zh: '选择',
}

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/interactive-list-messages */
export const listMessage = ({ body, choices }: Choices, lang = ''): Message => ({
  type: 'interactive',
  interactive: {
    type: 'list',
    body: { text: body },
    action: {
      button: open[lang.slice(0, 2).toLowerCase()] ?? 'Choose',
      sections: [{ rows: choices.slice(0, ROWS.most) }],
    },
  },
})
