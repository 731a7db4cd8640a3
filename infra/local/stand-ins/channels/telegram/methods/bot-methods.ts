import { asChat, botUser } from '#infra/local/stand-ins/channels/telegram/as-message'
import { fileContent, MOST_DOWNLOAD_BYTES } from '#infra/local/stand-ins/channels/telegram/bot-files'
import { badRequest } from '#infra/local/stand-ins/channels/telegram/failure'
import { findChat } from '#infra/local/stand-ins/channels/telegram/find-chat'
import { characters, flag, integer, isObject, json } from '#infra/local/stand-ins/channels/telegram/read-values'
import type { CommandList } from '#infra/local/stand-ins/channels/telegram/telegram-state'
import { portrait } from '#infra/local/stand-ins/channels/wire/portrait'
import type { Method } from './method.ts'

/** https://core.telegram.org/bots/api#getme */
export const getMe: Method = ({ bot }) => ({
  result: {
    ...botUser(bot),
    can_join_groups: true,
    can_read_all_group_messages: !bot.isPrivate,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
  },
})

/** https://core.telegram.org/bots/api#getchat */
export const getChat: Method = ({ state, bot }, { values }) => {
  const chat = findChat(bot, values)
  return {
    result: { ...asChat(state, bot, chat), accent_color_id: 0, max_reaction_count: 11, accepted_gift_types: {} },
  }
}

/** https://core.telegram.org/bots/api#getuserprofilephotos: each of the pretend people has one. */
export const getUserProfilePhotos: Method = ({ state, files }, { values }) => {
  const id = integer(values, 'user_id')
  if (id === undefined) throw badRequest('invalid user_id specified')
  if (!state.people.some((person) => person.id === id)) throw badRequest('user not found')
  const file = { name: 'portrait.png', type: 'image/png', bytes: portrait(String(id)) }
  const { photo = [] } = fileContent(state, files, 'photo', file, 0)
  return { result: { total_count: 1, photos: [photo] } }
}

/** https://core.telegram.org/bots/api#getfile */
export const getFile: Method = ({ state, files }, { values }) => {
  const id = values.file_id
  if (!id) throw badRequest('file_id not specified')
  const known = state.files[id]
  const bytes = known && files.get(known.kept)
  if (!known || !bytes) throw badRequest('wrong file_id or the file is temporarily unavailable')
  if (bytes.length > MOST_DOWNLOAD_BYTES) throw badRequest('file is too big')
  return {
    result: {
      file_id: id,
      file_unique_id: `AQ${known.kept.slice(0, 14)}`,
      file_size: bytes.length,
      file_path: known.path,
    },
  }
}

/** How long a press can be answered. */
const ANSWERABLE_MS = 60_000

/** https://core.telegram.org/bots/api#answercallbackquery */
export const answerCallbackQuery: Method = ({ state, bot, clock, changed }, { values }) => {
  const query = bot.callbacks.find(({ id, at }) => id === values.callback_query_id && at > clock.now() - ANSWERABLE_MS)
  if (!query) throw badRequest('query is too old and response timeout expired or query ID is invalid')
  const text = values.text ?? ''
  if (characters(text) > 200) throw badRequest('MESSAGE_TOO_LONG')
  query.isAnswered = true
  if (text) {
    state.lastId += 1
    bot.notices = [
      ...bot.notices.slice(-4),
      { id: String(state.lastId), person: query.from, text, isAlert: flag(values, 'show_alert'), at: clock.now() },
    ]
  }
  changed()
  return { result: true }
}

const scopeOf = (values: Readonly<Record<string, string>>): string => {
  const scope = json(values, 'scope', 'BotCommandScope')
  if (scope === undefined) return 'default'
  if (!isObject(scope) || typeof scope.type !== 'string')
    throw badRequest("Can't parse BotCommandScope: BotCommandScope must be an Object")
  return [scope.type, scope.chat_id, scope.user_id].filter((part) => part !== undefined).join(':')
}

const readCommand = (value: unknown): CommandList['commands'][number] => {
  if (!isObject(value)) throw badRequest("Can't parse BotCommand: expected an Object")
  for (const name of ['command', 'description'])
    if (typeof value[name] !== 'string') throw badRequest(`Can't parse BotCommand: Can't find field "${name}"`)
  const command = String(value.command).trim().replace(/^\//, '')
  const description = String(value.description).trim()
  if (!command) throw badRequest('Command must be non-empty')
  if (characters(command) > 32) throw badRequest('Command length must not exceed 32')
  if (!/^[a-z0-9_]+$/.test(command)) throw badRequest('BOT_COMMAND_INVALID')
  if (!description) throw badRequest('Command description must be non-empty')
  if (characters(description) > 256) throw badRequest('Command description length must not exceed 256')
  return { command, description }
}

const without = (lists: readonly CommandList[], scope: string, language: string) =>
  lists.filter((list) => list.scope !== scope || list.language !== language)

/** https://core.telegram.org/bots/api#setmycommands */
export const setMyCommands: Method = ({ bot, changed }, { values }) => {
  const given = json(values, 'commands', 'commands') ?? []
  if (!Array.isArray(given)) throw badRequest('Expected an Array of BotCommand')
  const commands = given.map(readCommand)
  if (commands.length > 100) throw badRequest('BOT_COMMANDS_TOO_MUCH')
  const [scope, language] = [scopeOf(values), values.language_code ?? '']
  bot.commands = [...without(bot.commands, scope, language), { scope, language, commands }]
  changed()
  return { result: true }
}

/** https://core.telegram.org/bots/api#deletemycommands */
export const deleteMyCommands: Method = ({ bot, changed }, { values }) => {
  bot.commands = without(bot.commands, scopeOf(values), values.language_code ?? '')
  changed()
  return { result: true }
}

/** https://core.telegram.org/bots/api#getmycommands */
export const getMyCommands: Method = ({ bot }, { values }) => {
  const [scope, language] = [scopeOf(values), values.language_code ?? '']
  return { result: bot.commands.find((list) => list.scope === scope && list.language === language)?.commands ?? [] }
}
