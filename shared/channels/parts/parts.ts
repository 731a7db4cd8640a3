import type { ChannelKind } from '#shared/channels/kinds'

/**
 * What becomes of a part on a channel: shown as the provider's own kind, put question by question, a list of numbers that the visitor
 * answers with one, a list in words, a link in the text, words in the text, or nothing.
 */
export type Becomes = 'native' | 'asked' | 'numbered' | 'list' | 'link' | 'text' | 'dropped'

/** The parts of what an agent says, and what a visitor sends beside text. */
export const partKinds = [
  'text',
  'buttons',
  'carousel',
  'image',
  'video',
  'form',
  'citations',
  'file',
  'voice-note',
] as const
export type PartKind = (typeof partKinds)[number]

/** At most so many UTF-16 code units, which are never fewer than the characters that a provider counts; or UTF-8 bytes. */
export interface Limit {
  readonly most: number
  readonly unit: 'characters' | 'bytes'
}

/** A way of showing buttons: at most so many, with labels of so many characters. Absent: the provider names no limit. */
export interface ButtonForm {
  readonly as: 'native' | 'list' | 'numbered'
  readonly most?: number
  readonly label?: number
  /** The characters of a second line, in which a longer label is whole. */
  readonly more?: number
  /** Whether a button can open a page; without it the page is a link in the text. */
  readonly opensPages?: boolean
  /** The most characters of the text above them; a longer text is a message of its own. */
  readonly body?: number
}

export interface Carousel {
  /** So many cards; the others are a list. */
  readonly most: number
  readonly title?: number
  readonly text?: number
  /** Absent: the card's buttons are shown as all buttons are. */
  readonly button?: number
}

export interface Picture {
  /** The types that it takes, by the endings of addresses; others are links. Absent: it takes what it can fetch. */
  readonly endings?: readonly string[]
  /** An address without a known ending is a link too: a picture of another type would be refused after it was accepted. */
  readonly isStrict?: boolean
  readonly caption?: number
  readonly bytes: number
}

/** What of a visitor's the provider gives us, in bytes; 0 for none. */
type Received = number

/** What a channel carries. */
export interface ChannelParts {
  readonly text: Limit
  /** Tried in this order: the first that has room for all of them. The last one always has. */
  readonly buttons: readonly ButtonForm[]
  /** The bytes of what a button carries back to us. */
  readonly callback: number
  readonly carousel: Carousel
  readonly image: Picture
  readonly video: 'link'
  readonly form: 'asked'
  /** So many are links. */
  readonly citations: number
  readonly file: Received
  readonly voiceNote: Received
}

/** The pieces that a message may be: more would arrive for minutes, and take the account's pace from all other chats. */
export const MAX_PIECES = 10

const MIB = 1024 * 1024
const numbered: ButtonForm = { as: 'numbered' }

/**
 * What each channel does with each part. The planners, the check before publishing and the composer of Chats read it
 * here. Figures in characters unless named otherwise.
 *
 * Telegram, Bot API: sendMessage (text 4096), sendPhoto (caption 1024; 5 MB by address), InlineKeyboardButton (callback_data 64 bytes),
 * getFile (20 MB).
 * WhatsApp, Business Messaging API v23.0: text body 4096, image caption 1024; interactive: body 1024, 3 buttons of 20 (id 256), or a list
 * of 10 rows of 24 with 72 (id 200); images are JPEG or PNG of 5 MB, documents 100 MB, audio 16 MB.
 * Messenger, "Send a Message", "Quick Replies", "Generic Template": text 2000, 13 replies of 20 (payload 1000), 10 cards of 80 + 80 with 3
 * buttons of 20; files 25 MB.
 * Instagram, "Send messages", "Quick Replies": text 1000 bytes of UTF-8, images 8 MB, else as Messenger.
 * Discord, "Message", "Component Reference", "Execute Webhook": content 2000, 10 embeds of 256 + 4096; buttons of 80, 5 in a row, custom_id
 * 100. A webhook that no application owns sends no buttons; the answer to an interaction may (`onAnswer`). Members send
 * files with ordinary messages only, 10 MB each, more with a subscription.
 */
export const parts = {
  telegram: {
    text: { most: 4096, unit: 'characters' },
    buttons: [{ as: 'native', opensPages: true, body: 4096 }],
    callback: 64,
    carousel: { most: 3 },
    image: { caption: 1024, bytes: 5 * MIB },
    video: 'link',
    form: 'asked',
    citations: 3,
    file: 20 * MIB,
    voiceNote: 20 * MIB,
  },
  whatsapp: {
    text: { most: 4096, unit: 'characters' },
    buttons: [
      { as: 'native', most: 3, label: 20, body: 1024 },
      { as: 'list', most: 10, label: 24, more: 72, body: 1024 },
      numbered,
    ],
    callback: 200,
    carousel: { most: 3 },
    image: { endings: ['jpg', 'jpeg', 'png'], isStrict: true, caption: 1024, bytes: 5 * MIB },
    video: 'link',
    form: 'asked',
    citations: 3,
    file: 100 * MIB,
    voiceNote: 16 * MIB,
  },
  messenger: {
    text: { most: 2000, unit: 'characters' },
    buttons: [{ as: 'native', most: 13, label: 20, body: 2000 }, numbered],
    callback: 1000,
    carousel: { most: 10, title: 80, text: 80, button: 20 },
    image: { endings: ['jpg', 'jpeg', 'png', 'gif'], bytes: 8 * MIB },
    video: 'link',
    form: 'asked',
    citations: 3,
    file: 25 * MIB,
    voiceNote: 25 * MIB,
  },
  instagram: {
    text: { most: 1000, unit: 'bytes' },
    buttons: [{ as: 'native', most: 13, label: 20 }, numbered],
    callback: 1000,
    carousel: { most: 10, title: 80, text: 80, button: 20 },
    image: { endings: ['jpg', 'jpeg', 'png', 'gif'], bytes: 8 * MIB },
    video: 'link',
    form: 'asked',
    citations: 3,
    file: 25 * MIB,
    voiceNote: 25 * MIB,
  },
  discord: {
    text: { most: 2000, unit: 'characters' },
    buttons: [numbered],
    callback: 100,
    carousel: { most: 10, title: 256, text: 4096 },
    image: { endings: ['jpg', 'jpeg', 'png', 'gif', 'webp'], bytes: 8 * MIB },
    video: 'link',
    form: 'asked',
    citations: 3,
    file: 10 * MIB,
    voiceNote: 10 * MIB,
  },
} as const satisfies Readonly<Record<ChannelKind, ChannelParts>>

/** The buttons of an answer to a Discord interaction: five rows of five. */
export const onAnswer = {
  as: 'native',
  most: 25,
  label: 80,
  opensPages: true,
  body: 2000,
} as const satisfies ButtonForm

/** What a channel carries, with every field. */
export const partsOf = (kind: ChannelKind): ChannelParts => parts[kind]
