import type {
  Account,
  Bubble,
  ChatView,
  Fact,
  Media,
  PhoneView,
  Run,
  Switch,
  WireLine,
} from '#infra/local/stand-ins/channels/phone-view'
import { deliverySwitch, hangSwitch, onOff } from '#infra/local/stand-ins/channels/provider-switches'
import { userOf } from './as-message.ts'
import type { Bot, Chat, Content, StoredMessage, TelegramState, User } from './telegram-state.ts'

const nameOf = ({ first_name, last_name }: User) => [first_name, last_name].filter(Boolean).join(' ')

const mediaOf = (state: TelegramState, { photo, document, voice, location }: Content): readonly Media[] => {
  const file = (kind: Media['kind'], { file_id, file_size }: { file_id: string; file_size: number }): Media => ({
    kind,
    url: file_id,
    name: state.files[file_id]?.name ?? kind,
    bytes: file_size,
  })
  const largest = photo?.at(-1)
  return [
    ...(largest ? [file('photo', largest)] : []),
    ...(document ? [file('document', document)] : []),
    ...(voice ? [{ ...file('voice', voice), seconds: voice.duration }] : []),
    ...(location ? [{ kind: 'place' as const, name: 'Location', ...location }] : []),
  ]
}

const noteOf = ({ group_chat_created, migrate_to_chat_id, migrate_from_chat_id }: Content): string | undefined => {
  if (group_chat_created) return 'The group was created.'
  if (migrate_to_chat_id !== undefined) return 'This group was upgraded to a supergroup.'
  return migrate_from_chat_id === undefined ? undefined : 'This supergroup was a group before.'
}

const bubbleOf = (state: TelegramState, bot: Bot, chat: Chat, message: StoredMessage): Bubble => {
  const { message_id, from, inline_keyboard = [], reply_to } = message
  const note = noteOf(message)
  const repliedTo = chat.messages.find((each) => each.message_id === reply_to)
  const isOwn = from !== bot.id
  return {
    id: String(message_id),
    from: String(from),
    name: nameOf(userOf(state, bot, from)),
    at: message.date * 1000,
    ...(note ? { isNote: true } : {}),
    text: note ?? message.text ?? message.caption ?? '',
    marks: note ? [] : (message.entities ?? message.caption_entities ?? []),
    media: mediaOf(state, message),
    buttons: inline_keyboard.map((row, rowAt) =>
      row.map(({ text, url }, at) => ({
        id: `${rowAt}.${at}`,
        label: text,
        ...(url ? { url } : {}),
        isWaiting: bot.callbacks.some(
          (query) =>
            query.chat === chat.id &&
            query.message === message_id &&
            query.button === `${rowAt}.${at}` &&
            !query.isAnswered,
        ),
      })),
    ),
    ...(repliedTo
      ? {
          replyTo: {
            name: nameOf(userOf(state, bot, repliedTo.from)),
            text: repliedTo.text ?? repliedTo.caption ?? 'File',
          },
        }
      : {}),
    isEdited: message.edit_date !== undefined,
    ...(message.reaction ? { reaction: message.reaction } : {}),
    ...(isOwn && !note ? { state: message.isDelivered ? ('delivered' as const) : ('accepted' as const) } : {}),
    canChange: isOwn && !note,
  }
}

/** The narrowest list that fits a chat, in the person's language where there is one: https://core.telegram.org/bots/api#botcommandscope */
const commandsOf = ({ commands }: Bot, { id, type }: Chat, language: string) => {
  const scopes = [`chat:${id}`, type === 'private' ? 'all_private_chats' : 'all_group_chats', 'default']
  for (const scope of scopes)
    for (const code of [language, '']) {
      const found = commands.find((list) => list.scope === scope && list.language === code)
      if (found) return found.commands
    }
  return []
}

const closedOf = ({ isBlocked, migratedTo }: Chat): string | undefined => {
  if (isBlocked) return 'You blocked this bot.'
  return migratedTo === undefined ? undefined : 'This group has become a supergroup.'
}

const chatViewOf = (state: TelegramState, bot: Bot, chat: Chat): ChatView => {
  const person = state.people.find(({ id }) => id === chat.id)
  const closed = closedOf(chat)
  const isGroup = chat.type !== 'private'
  return {
    id: String(chat.id),
    title: isGroup ? (chat.title ?? '') : bot.name,
    subtitle: isGroup ? `${chat.members.length} members` : 'bot',
    isGroup,
    members: chat.members.filter((id) => id !== bot.id).map(String),
    bubbles: chat.messages.map((message) => bubbleOf(state, bot, chat, message)),
    ...(chat.doing ? { doing: chat.doing } : {}),
    ...(chat.isStarted ? {} : { start: 'Start' }),
    ...(closed ? { closed } : {}),
    commands: commandsOf(bot, chat, person?.language_code ?? ''),
    keyboard: chat.keyboard ?? [],
  }
}

/** Every person has a chat with the bot, begun or not. */
const chatsOf = (state: TelegramState, bot: Bot): readonly ChatView[] => {
  const people = state.people.map(
    ({ id }): Chat =>
      bot.chats.find((chat) => chat.id === id) ?? {
        id,
        type: 'private',
        members: [id],
        isStarted: false,
        isBlocked: false,
        messages: [],
      },
  )
  const groups = bot.chats.filter(({ type, migratedTo }) => type !== 'private' && migratedTo === undefined)
  return [...people, ...groups].map((chat) => chatViewOf(state, bot, chat))
}

const factsOf = ({ token, webhook, pending, lastError }: Bot): readonly Fact[] => [
  { label: 'Token', value: token, isCopied: true },
  { label: 'Webhook', value: webhook?.url ?? 'None yet', isWrong: false },
  ...(pending.length > 0
    ? [{ label: 'Waiting', value: `${pending.length} ${pending.length === 1 ? 'update' : 'updates'}` }]
    : []),
  ...(lastError ? [{ label: 'Last error', value: lastError.message, isWrong: true }] : []),
]

const switchesOf = (state: TelegramState, { faults, isPrivate, chats }: Bot): readonly Switch[] => [
  ...state.people.map(
    ({ id, first_name }): Switch => ({
      name: 'block',
      label: 'Block the bot',
      help: `It can no longer write to ${first_name}.`,
      group: 'person',
      person: String(id),
      value: onOff(chats.some((chat) => chat.id === id && chat.isBlocked)),
    }),
  ),
  {
    name: 'too-many-requests',
    label: 'Answer 429',
    help: 'Messages are refused; they may be repeated after this time.',
    group: 'provider',
    value: String(faults.tooManyRequests),
    choices: ['0', '3', '30', '300'].map((value) => ({ value, label: value === '0' ? 'Off' : `${value} s` })),
  },
  hangSwitch(faults.hangs),
  deliverySwitch(faults.delivery, 'Updates', {
    'as it should': 'In order',
    twice: 'Twice',
    shuffled: 'Shuffled and late',
    'not at all': 'Not at all (TLS failure)',
  }),
  {
    name: 'privacy',
    label: 'Privacy mode',
    help: 'In groups the bot receives commands, mentions and replies only.',
    group: 'provider',
    value: onOff(isPrivate),
  },
]

const runsOf = ({ chats, id }: Bot): readonly Run[] => [
  { name: 'revoke', label: 'Revoke the token', group: 'provider' },
  { name: 'again', label: 'Send the last update again', group: 'provider' },
  ...chats
    .filter(({ type, migratedTo }) => type !== 'private' && migratedTo === undefined)
    .flatMap((chat): readonly Run[] => [
      {
        name: 'remove',
        label: chat.members.includes(id) ? 'Remove the bot from this group' : 'Add the bot to this group',
        group: 'person',
        chat: String(chat.id),
      },
      ...(chat.type === 'group'
        ? [{ name: 'upgrade', label: 'Make this a supergroup', group: 'person' as const, chat: String(chat.id) }]
        : []),
    ]),
]

/** A bot in the list of accounts. */
export const botAccount = (bot: Bot): Account => ({
  id: String(bot.id),
  name: bot.name,
  handle: `@${bot.username}`,
  facts: factsOf(bot),
})

/** A bot as its phone's page shows it. */
export const telegramView = (state: TelegramState, bot: Bot, log: readonly WireLine[]): PhoneView => ({
  kind: 'telegram',
  provider: 'Telegram',
  account: botAccount(bot),
  people: state.people.map((person) => ({
    id: String(person.id),
    name: nameOf(person),
    handle: person.username ? `@${person.username}` : `id ${person.id}`,
  })),
  chats: chatsOf(state, bot),
  hasGroups: true,
  switches: switchesOf(state, bot),
  runs: runsOf(bot),
  notices: bot.notices.map(({ id, person, text, isAlert }) => ({ id, person: String(person), text, isAlert })),
  log,
})
