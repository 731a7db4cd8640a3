import type { Presence } from '#functions/channels/provider/presence'
import { botRequest } from './bot-request.ts'
import { CallbackQuery, Update } from './update.ts'

export const telegramPresence: Presence = {
  // https://core.telegram.org/bots/api#sendchataction: "5 seconds or less"
  typing: {
    lastsMs: 5_000,
    request: ({ destination: { to, thread } }, { token }) =>
      botRequest(token, 'sendChatAction', {
        chat_id: Number(to),
        ...(thread === undefined ? {} : { message_thread_id: Number(thread) }),
        action: 'typing',
      }),
  },
  // https://core.telegram.org/bots/api#answercallbackquery: "even if no notification is needed"
  press: {
    idIn: (raw) => CallbackQuery.safeParse(Update.safeParse(raw).data?.callback_query).data?.id,
    request: (id, { token }) => botRequest(token, 'answerCallbackQuery', { callback_query_id: id }),
  },
}
