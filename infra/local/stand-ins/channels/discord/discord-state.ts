import { randomBytes } from 'node:crypto'
import type { PlayedApp } from './discord-app.ts'

/** A member of the server in which the channels are. */
export interface DiscordUser {
  readonly id: string
  readonly username: string
  readonly global_name: string
  /** In this server only. */
  readonly nick?: string
  readonly locale: string
}

/** https://docs.discord.com/developers/components/reference#button, as far as it is drawn. */
export interface DiscordButton {
  readonly style: number
  readonly label: string
  readonly custom_id?: string
  readonly url?: string
}

/** https://docs.discord.com/developers/resources/message#embed-object, as far as it is drawn. */
export interface DiscordEmbed {
  readonly title?: string
  readonly description?: string
  readonly url?: string
  readonly image?: { readonly url: string; readonly kept?: string }
}

export interface DiscordContent {
  content: string
  embeds: readonly DiscordEmbed[]
  rows: readonly (readonly DiscordButton[])[]
}

export interface DiscordMessage extends DiscordContent {
  readonly id: string
  /** A user's id, `app`, or `webhook`. */
  readonly from: string
  readonly name: string
  /** Of `app`: which one. */
  readonly applicationId?: string
  readonly at: number
  editedAt?: number
  /** Who used which command, for the application's answer to it. */
  readonly invoked?: { readonly user: string; readonly command: string }
  /** The application has deferred its answer. */
  isThinking?: boolean
  /** The thread of the channel in which it is. */
  readonly thread?: string
  /** The message that it answers. */
  readonly replyTo?: string
  readonly attachments?: readonly DiscordAttachment[]
  /** Only this user sees it. */
  readonly onlyFor?: string
}

/** What a user sent with a message; `file`: the id of its bytes. */
export interface DiscordAttachment {
  readonly file: string
  readonly as: 'photo' | 'document' | 'voice'
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly seconds?: number
}

/** What a user has done, with the token by which the application answers it. */
export interface DiscordInteraction {
  readonly id: string
  readonly token: string
  readonly applicationId: string
  readonly user: string
  readonly at: number
  /** `open`: Discord waits for the answer, 3 s. */
  state: 'open' | 'answered' | 'failed'
  /** The message that `@original` names. */
  original?: string
  /** The rest of its 15 minutes was taken away. */
  isExpired?: boolean
}

/** https://docs.discord.com/developers/components/reference#text-input */
export interface DiscordModal {
  readonly id: string
  readonly applicationId: string
  readonly user: string
  readonly customId: string
  readonly title: string
  readonly fields: readonly {
    readonly customId: string
    readonly label: string
    readonly isLong: boolean
    readonly isRequired: boolean
    readonly maxLength: number
    /** The component came in a label, not in an action row: so does its value. */
    readonly isLabelled: boolean
  }[]
}

export interface DiscordFaults {
  /** Webhooks are answered 429 with this `retry_after`; 0: no. */
  limited: number
  hangs: 'no' | 'before' | 'after'
  signs: 'as it should' | 'wrong' | 'stale' | 'twice'
}

export interface DiscordChannel {
  readonly id: string
  readonly name: string
  /** The application whose commands are offered; absent: the first that has any. */
  shownApp?: PlayedApp
  webhook?: { readonly id: string; readonly token: string; readonly name: string }
  messages: DiscordMessage[]
  threads?: readonly { readonly id: string; readonly name: string }[]
  interactions: DiscordInteraction[]
  modals: DiscordModal[]
  faults: DiscordFaults
}

export interface DiscordCommand {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly options: readonly { readonly name: string; readonly type: number; readonly required: boolean }[]
  /** Absent: everywhere. */
  readonly guild?: string
}

/** What the developer portal and the server know of an application beside its keys. */
export interface ApplicationState {
  readonly name: string
  /** Whether the application was added to the server. */
  isInstalled: boolean
  /** Where interactions are posted. */
  endpoint?: string
  /** After a reset: the token of the application as it was made is not valid any more. */
  botToken?: string
  commands: DiscordCommand[]
}

export interface DiscordState {
  readonly guild: string
  readonly applications: Record<PlayedApp, ApplicationState>
  users: DiscordUser[]
  channels: DiscordChannel[]
  lastId: number
}

const EPOCH = 1_420_070_400_000
/** https://docs.discord.com/developers/reference#snowflakes */
export const newId = (state: DiscordState, now: number): string => {
  state.lastId += 1
  return String((BigInt(now - EPOCH) << 22n) + BigInt(state.lastId % 4096))
}

export const newApplication = (name: string): ApplicationState => ({ name, isInstalled: true, commands: [] })

export const freshDiscord = (): DiscordState => ({
  guild: '1104938200717795408',
  applications: {
    eu: newApplication('Parley'),
    na: newApplication('Parley'),
    own: newApplication('Casa Verde'),
  },
  users: [
    { id: '401122334455667788', username: 'sofiedahl', global_name: 'Sofie Dahl', locale: 'en-GB' },
    { id: '512233445566778899', username: 'rui.pires', global_name: 'Rui Pires', nick: 'Rui (Porto)', locale: 'pt-BR' },
    { id: '623344556677889900', username: 'jonas_weber', global_name: 'Jonas Weber', locale: 'de' },
  ],
  channels: [],
  lastId: 0,
})

export const newWebhook = (state: DiscordState, now: number): NonNullable<DiscordChannel['webhook']> => ({
  id: newId(state, now),
  token: randomBytes(51).toString('base64url').slice(0, 68),
  name: 'Assistant',
})

/** A text channel with a webhook, as its Integrations page makes one. */
export const newChannel = (state: DiscordState, name: string, now: number): DiscordChannel => {
  const channel: DiscordChannel = {
    id: newId(state, now),
    name: name.toLowerCase().replace(/\s+/g, '-'),
    webhook: newWebhook(state, now),
    messages: [],
    interactions: [],
    modals: [],
    faults: { limited: 0, hangs: 'no', signs: 'as it should' },
  }
  state.channels.push(channel)
  return channel
}
