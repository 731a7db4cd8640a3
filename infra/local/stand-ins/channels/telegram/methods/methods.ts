import {
  answerCallbackQuery,
  deleteMyCommands,
  getChat,
  getFile,
  getMe,
  getMyCommands,
  getUserProfilePhotos,
  setMyCommands,
} from './bot-methods.ts'
import { deleteMessage, editMessageReplyMarkup, editMessageText } from './edit.ts'
import type { Method } from './method.ts'
import { sendChatAction, sendLocation, sendMessage } from './send.ts'
import { sendDocument, sendMediaGroup, sendPhoto, sendVoice } from './send-files.ts'
import { deleteWebhook, getWebhookInfo, setWebhook } from './webhook.ts'

const table = {
  getMe,
  setWebhook,
  deleteWebhook,
  getWebhookInfo,
  sendMessage,
  sendPhoto,
  sendDocument,
  sendVoice,
  sendLocation,
  sendMediaGroup,
  sendChatAction,
  editMessageText,
  editMessageReplyMarkup,
  deleteMessage,
  answerCallbackQuery,
  setMyCommands,
  deleteMyCommands,
  getMyCommands,
  getChat,
  getFile,
  getUserProfilePhotos,
} satisfies Record<string, Method>

const byName = new Map<string, { readonly name: string; readonly run: Method }>(
  Object.entries(table).map(([name, run]) => [name.toLowerCase(), { name, run }]),
)

/** A method by its name, in whatever case. */
export const findMethod = (name: string) => byName.get(name.toLowerCase())

/** Those that faults of sending concern: what puts a message into a chat, or changes one. */
export const isSending = (name: string): boolean =>
  /^(send|edit|delete)Message|^send(Photo|Document|Voice|Location|MediaGroup)|^editMessage/.test(name)
