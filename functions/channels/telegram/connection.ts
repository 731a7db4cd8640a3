import { agentChannels } from '#functions/channels/accounts/store'
import type { Asked, Connection } from '#functions/channels/provider/connection'
import { absent, is } from '#lib/database/condition'
import { sha256 } from '#lib/sha256'
import { type BotAnswer, deleteWebhook, setWebhook } from './bot-calls.ts'
import { withdrawStart } from './commands.ts'
import { newHookSecret } from './new-hook-secret.ts'
import { telegramWebhookUrl } from './webhook-url.ts'

/** An agent has one bot, whose updates come to an address of the agent's own, with a secret of its own. */
export const telegramConnection: Connection = {
  forget: async (_account, token) => {
    const deleted = asked(await deleteWebhook(token))
    if (deleted.kind === 'done') await withdrawStart(token)
    return deleted
  },
  freeing: ({ account, agentId }) => [
    agentChannels.changing(
      { agentId },
      { remove: ['telegramAccount', 'telegramSecret'] },
      { telegramAccount: is(account) },
    ),
  ],
  moving: async ({ account, agentId: from }, agentId) => {
    const secret = newHookSecret()
    const before = await agentChannels.get({ agentId: from }, { consistent: true })
    const taking = (by: string, hash: string | undefined) =>
      agentChannels.changing(
        { agentId: by },
        { set: { agentId: by, telegramAccount: account, telegramSecret: hash } },
        { telegramAccount: absent },
      )
    const leaving = (by: string) =>
      agentChannels.changing(
        { agentId: by },
        { remove: ['telegramAccount', 'telegramSecret'] },
        { telegramAccount: is(account) },
      )
    return {
      writes: [leaving(from), taking(agentId, sha256(secret))],
      // Telegram still has the address and the secret of before
      undoing: [leaving(agentId), taking(from, before?.telegramSecret)],
      // without deleting the webhook first: what waits at Telegram is delivered to the new address
      redirect: async (token) => asked(await setWebhook(token, telegramWebhookUrl(agentId), secret)),
    }
  },
}

const asked = (answer: BotAnswer<unknown>): Asked =>
  answer.kind === 'done' ? { kind: 'done' } : { kind: answer.kind, reason: answer.description }
