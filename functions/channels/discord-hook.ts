import { type HookResponse, hook } from '#lib/http/hook'
import { jsonOf } from '#lib/http/request/json-of'
import { log } from '#lib/log'
import { PLATFORM_KEY } from '#shared/channels/apps/schema'
import { accountId } from '#shared/channels/kinds'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { channelAccounts } from './accounts/store.ts'
import { deferred, noChoices, pong, questionForm, sentence } from './discord/first-answer.ts'
import { discordIntake } from './discord/intake.ts'
import { askedIn, channelIn, Interaction, interactionType } from './discord/interaction.ts'
import { publishedApplication } from './discord/published-application.ts'
import { visitorWords } from './discord/visitor-words.ts'
import { acceptSlices } from './inbound/accept-slices.ts'

const MAX_BYTES = 1024 * 1024

/**
 * What users of Discord do with the platform's application, or with a workspace's own. Discord waits three seconds and delivers once: a
 * question is stored, and answered with "is thinking" only then; the worker edits that. The tenant is the channel: one that is
 * not connected through this application is told so, and nothing is kept of it.
 */
export const handler = hook(async (push) => {
  const application = await applicationOf(push.path.appKey ?? '')
  discordIntake.verify(push, application?.publicKey ?? '')
  if (push.body.byteLength > MAX_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  const body = jsonOf(push.body)
  if (isPing(body)) return json(pong)
  const { own } = application ?? {}
  if (own) await (await import('./provider/limit-deliveries.ts')).limitDeliveries(`app#${own.appKey}`)
  const interaction = Interaction.safeParse(body).data
  if (!interaction || interaction.application_id !== application?.id) {
    log('warn', 'no interaction', { count: push.body.byteLength })
    throw new Problem('bad-request', protocolText('notJson'))
  }
  return json(await answerTo(interaction, body, application))
})

/** Whose signature is right at this address; `own` where a workspace has brought it. */
interface Asking {
  readonly id: string
  readonly publicKey: string
  readonly own?: { readonly appKey: string; readonly workspaceId: string }
}

const applicationOf = async (appKey: string): Promise<Asking | undefined> => {
  if (appKey === PLATFORM_KEY) return publishedApplication()
  // loaded on use: the platform's application has most interactions
  const { deliveringApp } = await import('./apps/delivering-app.ts')
  const own = await deliveringApp('discord', appKey)
  return own && { id: own.applicationId, publicKey: own.publicKey, own }
}

const answerTo = async (interaction: Interaction, body: unknown, { own }: Asking): Promise<object> => {
  const { type, locale } = interaction
  if (type === interactionType.autocomplete) return noChoices
  const words = visitorWords(locale)
  const channel = channelIn(interaction)
  const account = channel ? await channelAccounts.get({ account: accountId('discord', channel) }) : undefined
  const isTheirs = account?.appKey === own?.appKey && (!own || account?.workspaceId === own.workspaceId)
  if (!account || !isTheirs) return sentence(words.notConnected)
  if (askedIn(interaction).kind === 'no-words') return questionForm(locale)
  const slices = discordIntake.slices(body, account.account)
  if (slices.length === 0) return sentence(words.notUnderstood)
  await acceptSlices(own ? slices.map((slice) => ({ ...slice, app: own.appKey })) : slices)
  return deferred
}

const isPing = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'type' in body && body.type === interactionType.ping

const json = (answer: object): HookResponse => ({
  status: 200,
  body: JSON.stringify(answer),
  contentType: 'application/json',
})
