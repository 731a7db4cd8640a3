import { channelFieldsOf, openChannelField } from '#features/agents-channel-fields'
import { legacyAppSecret } from '#functions/channels/accounts/legacy-app-secret'
import { agentChannels, type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { claimNumber, refuseTakenNumber } from '#functions/channels/connecting/whatsapp/claiming-number'
import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { numberAccount } from '#functions/channels/connecting/whatsapp/number-account'
import type { GraphAnswer } from '#functions/channels/meta/call-graph'
import { letGoOfDead } from '#functions/channels/ownership/let-go-of-dead'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { listNumbers } from '#functions/channels/whatsapp/number-calls'
import { absentOr } from '#lib/database/condition'
import { seal } from '#lib/sealed'
import { world } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import { MetaId } from '#shared/channels/whatsapp/schema'
import { Problem, type ProblemCode } from '#shared/problems'
import { subscribeOwnApp } from './subscribe-own-app.ts'

/**
 * Connects the number of the legacy method's fields, if they fit together at Meta: a claim needs a token that works, and without the
 * subscription or with another app's secret no message would be read. Doing it again renews the token. Throws `invalid` where a field is missing
 * or an id is none.
 */
export const connectLegacyNumber = async (
  { workspaceId, agentId }: { readonly workspaceId: string; readonly agentId: string },
  by: string,
): Promise<{ readonly account: ChannelAccount; readonly token: string }> => {
  const fields = await channelFieldsOf(agentId)
  const token = await openChannelField(fields, 'whatsappToken')
  if (!token || !fields?.whatsappBusniessId || !fields.whatsappNumberId)
    throw new Problem('invalid', whatsappText('legacyIncomplete'))
  const wabaId = MetaId.safeParse(fields.whatsappBusniessId).data
  const phoneId = MetaId.safeParse(fields.whatsappNumberId).data
  if (!wabaId || !phoneId) throw new Problem('invalid', whatsappText('idDigits'))
  const refused = (detail: string, code: ProblemCode = 'invalid') =>
    new Problem(code, whatsappText('errorOccurred', detail))
  const appSecret = await openChannelField(fields, 'whatsappAppSecret')
  const answer = await listNumbers(token, wabaId, appSecret)
  if (answer.kind !== 'done')
    throw refused(
      isOfAnotherApp(answer) ? whatsappMessages.wrongAppSecret : detailOf(answer, whatsappMessages.unexpected),
      codeOfFailure(answer),
    )
  const number = answer.result.data.find(({ id }) => id === phoneId)
  if (!number) throw refused(whatsappMessages.notInAccount)
  const id = accountId('whatsapp', phoneId)
  const [known, channels] = await Promise.all([
    channelAccounts.get({ account: id }, { consistent: true }).then((taken) => letGoOfDead(taken, workspaceId)),
    agentChannels.get({ agentId }, { consistent: true }),
  ])
  await refuseTakenNumber(known, { workspaceId, agentId })
  if (channels?.legacyAccount !== undefined && channels.legacyAccount !== id)
    throw new Problem('conflict', whatsappText('hasAnotherNumber'))
  const subscribed = await subscribeOwnApp(token, { wabaId, agentId })
  if (subscribed.kind !== 'done')
    throw refused(detailOf(subscribed, whatsappMessages.unexpected), codeOfFailure(subscribed))
  const now = world().now()
  const account: ChannelAccount = {
    ...(await numberAccount({ workspaceId, agentId, wabaId, token, number, known, now })),
    isLegacy: true,
    ...(appSecret ? {} : { isUnverified: true }),
  }
  const sealed = appSecret && (await seal(appSecret, legacyAppSecret({ workspaceId, agentId })))
  const fieldsOfHook = { agentId, legacyAccount: id, legacyWorkspaceId: workspaceId, waVerifyPassed: true }
  await claimNumber(account, known, {
    by,
    now,
    more: [
      agentChannels.changing(
        { agentId },
        sealed
          ? { set: { ...fieldsOfHook, legacyAppSecret: sealed } }
          : { set: fieldsOfHook, remove: ['legacyAppSecret'] },
        { legacyAccount: absentOr(id) },
      ),
    ],
  })
  return { account, token }
}

/** Meta's own words name a parameter that nobody entered. */
const isOfAnotherApp = (answer: GraphAnswer<unknown>): boolean =>
  answer.kind === 'refused' && /appsecret_proof/i.test(answer.error.message ?? '')
