import { badRequest } from './failure.ts'
import { isObject, json } from './read-values.ts'
import type { InlineButton } from './telegram-state.ts'

export interface ReplyMarkup {
  readonly inline?: readonly (readonly InlineButton[])[]
  /** Rows of words; empty: the keyboard is removed. */
  readonly keyboard?: readonly (readonly string[])[]
}

const MOST_DATA_BYTES = 64
const MOST_BUTTONS = 100

/** http, https, tg; a host without a dot is refused, but for this machine's own, which a local run's links have. */
const isButtonUrl = (url: string): boolean => {
  const parsed = URL.parse(url)
  if (!parsed || !['http:', 'https:', 'tg:'].includes(parsed.protocol)) return false
  return parsed.protocol === 'tg:' || /\.|^localhost$/.test(parsed.hostname)
}

const readButton = (value: unknown): InlineButton => {
  const fail = (reason: string) => badRequest(`Can't parse inline keyboard button: ${reason}`)
  if (!isObject(value)) throw fail('InlineKeyboardButton must be an Object')
  const { text, url, callback_data: data } = value
  if (typeof text !== 'string') throw fail(`Can't find field "text"`)
  if (typeof url === 'string' && url) {
    if (!isButtonUrl(url)) throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`)
    return { text, url }
  }
  if (typeof data !== 'string' || !data) throw fail('Text buttons are unallowed in the inline keyboard')
  if (Buffer.byteLength(data) > MOST_DATA_BYTES) throw badRequest('BUTTON_DATA_INVALID')
  return { text, callback_data: data }
}

const rowsOf = (value: unknown, message: string): readonly (readonly unknown[])[] => {
  if (!Array.isArray(value) || !value.every(Array.isArray)) throw badRequest(message)
  return value
}

const labelOf = (value: unknown): string => {
  const text = isObject(value) ? value.text : value
  if (typeof text !== 'string')
    throw badRequest("Can't parse keyboard button: KeyboardButton must be a String or an Object")
  return text
}

/** `reply_markup` of a call: https://core.telegram.org/bots/api#inlinekeyboardmarkup */
export const replyMarkup = (values: Readonly<Record<string, string>>): ReplyMarkup => {
  const value = json(values, 'reply_markup', 'reply keyboard markup')
  if (value === undefined) return {}
  if (!isObject(value)) throw badRequest('Object expected as reply markup')
  if (value.remove_keyboard === true) return { keyboard: [] }
  if (value.keyboard !== undefined)
    return {
      keyboard: rowsOf(value.keyboard, 'Field "keyboard" must be an Array of Arrays').map((row) => row.map(labelOf)),
    }
  if (value.inline_keyboard === undefined) return {}
  const rows = rowsOf(
    value.inline_keyboard,
    'Field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
  )
  const inline = rows.map((row) => row.map(readButton)).filter((row) => row.length > 0)
  if (inline.flat().some(({ text }) => !text.trim())) throw badRequest('BUTTON_TEXT_INVALID')
  if (inline.flat().length > MOST_BUTTONS) throw badRequest('REPLY_MARKUP_TOO_LONG')
  return { inline }
}
