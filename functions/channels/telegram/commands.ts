import * as z from 'zod'
import { log } from '#lib/log'
import type { AgentLanguage } from '#shared/agents/languages'
import { languageOfTag } from '#shared/agents/languages'
import { callBot } from './bot-calls.ts'

/** What Telegram shows beside /start. */
const words: Readonly<Record<AgentLanguage, string>> = {
  en: 'Start the chat',
  de: 'Chat beginnen',
  fr: 'Commencer la discussion',
  es: 'Iniciar el chat',
  it: 'Inizia la chat',
  pt: 'Iniciar a conversa',
  nl: 'Start de chat',
  ja: 'チャットを始める',
  zh: '开始聊天',
}
const ours: readonly string[] = Object.values(words)

const Commands = z.array(z.object({ command: z.string(), description: z.string() }))
type Commands = z.infer<typeof Commands>

/** Offers /start in the agent's language, where the bot's owner has set no commands at @BotFather. What fails here is no reason to refuse a bot. */
export const offerStart = (token: string, lang: string): Promise<void> =>
  withCommands(token, async (commands) => {
    const description = words[languageOfTag(lang) ?? 'en']
    const isOwners = commands.length > 0 && !isOurs(commands)
    if (!isOwners && commands[0]?.description !== description)
      await callBot(token, 'setMyCommands', z.unknown(), { commands: [{ command: 'start', description }] })
  })

/** Takes back what `offerStart` has set. */
export const withdrawStart = (token: string): Promise<void> =>
  withCommands(token, async (commands) => {
    if (isOurs(commands)) await callBot(token, 'deleteMyCommands', z.unknown())
  })

const isOurs = ([first, second]: Commands): boolean =>
  first?.command === 'start' && ours.includes(first.description) && second === undefined

/** https://core.telegram.org/bots/api#getmycommands */
const withCommands = async (token: string, work: (commands: Commands) => Promise<void>): Promise<void> => {
  const known = await callBot(token, 'getMyCommands', Commands)
  if (known.kind === 'done') await work(known.result)
  else log('warn', 'commands not known', { code: known.kind })
}
