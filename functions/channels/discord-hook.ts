import { type HookResponse, hook } from '#lib/http/hook'
import { log } from '#lib/log'
import { accountId } from '#shared/channels/kinds'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { channelAccounts } from './accounts/store.ts'
import { deferred, noChoices, pong, questionForm, sentence } from './discord/first-answer.ts'
import { discordIntake } from './discord/intake.ts'
import { askedIn, Interaction, interactionType } from './discord/interaction.ts'
import { publishedApplication } from './discord/published-application.ts'
import { visitorWords } from './discord/visitor-words.ts'
import { acceptSlices } from './inbound/accept-slices.ts'

const MAX_BYTES = 1024 * 1024

/**
 * What users of Discord do with the platform's application. Discord waits three seconds and delivers once: a question is stored, and
 * answered with "is thinking" only then; the worker edits that. The tenant is the channel: one that nobody has connected is
 * told so, and nothing is kept of it.
 */
export const handler = hook(async (push) => {
  const application = push.path.appKey === 'platform' ? await publishedApplication() : undefined
  discordIntake.verify(push, application?.publicKey ?? '')
  if (push.body.byteLength > MAX_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  const body = parsed(push.body)
  if (isPing(body)) return json(pong)
  const interaction = Interaction.safeParse(body).data
  if (!interaction || interaction.application_id !== application?.id) {
    log('warn', 'no interaction', { count: push.body.byteLength })
    throw new Problem('bad-request', protocolText('notJson'))
  }
  return json(await answerTo(interaction, body))
})

const answerTo = async (interaction: Interaction, body: unknown): Promise<object> => {
  const { type, channel_id, locale } = interaction
  if (type === interactionType.autocomplete) return noChoices
  const words = visitorWords(locale)
  const account = channel_id && (await channelAccounts.get({ account: accountId('discord', channel_id) }))
  if (!account) return sentence(words.notConnected)
  if (askedIn(interaction).kind === 'no-words') return questionForm(locale)
  const slices = discordIntake.slices(body, account.account)
  if (slices.length === 0) return sentence(words.notUnderstood)
  await acceptSlices(slices)
  return deferred
}

const isPing = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'type' in body && body.type === interactionType.ping

const json = (answer: object): HookResponse => ({
  status: 200,
  body: JSON.stringify(answer),
  contentType: 'application/json',
})

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
