import { forgettingLegacy } from '#functions/channels/accounts/forgetting-legacy'
import { channelAccounts } from '#functions/channels/accounts/store'
import { metaAppAt } from '#functions/channels/apps/meta-app'
import { appStays } from '#functions/channels/connecting/app-stays'
import { leaveFormerApp } from '#functions/channels/connecting/leave-former-app'
import type { GraphAnswer } from '#functions/channels/meta/call-graph'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { logInBehind } from '#functions/channels/meta/tickets'
import { metaWebhookUrl } from '#functions/channels/meta/webhook-url'
import { letGoOfDead } from '#functions/channels/ownership/let-go-of-dead'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import {
  type KnownNumber,
  listNumbers,
  registerNumber,
  subscribeAccount,
} from '#functions/channels/whatsapp/number-calls'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { appText } from '#shared/channels/apps/messages'
import { accountId } from '#shared/channels/kinds'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem, type ProblemCode } from '#shared/problems'
import { claimNumber, refuseTakenNumber } from './claiming-number.ts'
import { detailOf } from './detail-of.ts'
import { numberAccount } from './number-account.ts'
import { numberPin } from './number-pin.ts'
import { presentNumber } from './present-number.ts'

/** The PIN is not the one that the number has at Meta. https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes */
const OTHER_PIN = 133005

/**
 * Connects a number: what Meta must do for it comes first, so that a claim always has a token that works and a failed attempt leaves
 * nothing here (the number is PENDING again, with the reason). Each of those steps may be repeated.
 */
export const connectNumber: Verb<typeof routes, 'POST /rpc/connectWhatsappNumber'> = async (
  { agentId, longAccessToken, wabaId, phoneId, phoneNumber },
  { access: { workspaceId }, actor },
) => {
  const { token, appKey } = await logInBehind(longAccessToken, await ticketHolder(actor))
  const id = accountId('whatsapp', phoneId)
  const failed = (detail: string, code: ProblemCode = 'invalid') =>
    new Problem(code, whatsappText('failedToConnect', phoneNumber, detail))
  const done = <T>(answer: GraphAnswer<T>): T => {
    if (answer.kind === 'done') return answer.result
    throw failed(detailOf(answer, whatsappMessages.connectionFailed), codeOfFailure(answer))
  }
  const number = done(await listNumbers(token, wabaId)).data.find((each) => each.id === phoneId)
  if (!number) throw failed(whatsappMessages.notInAccount)
  const known = await letGoOfDead(await channelAccounts.get({ account: id }, { consistent: true }), workspaceId)
  await refuseTakenNumber(known, { workspaceId, agentId })
  const app = await metaAppAt(appKey, workspaceId)
  if (!app) throw new Problem('conflict', appKey ? appText('logInOfAnother') : whatsappText('noMetaApp'))
  done(await subscribeAccount(token, wabaId, { url: metaWebhookUrl(app.key), verifyToken: app.verifyToken }))
  // a number that its owner uses in the WhatsApp Business app as well stays registered by that app
  if (!number.is_on_biz_app) {
    const registered = await registerNumber(token, phoneId, await numberPin({ workspaceId, account: id }))
    // another provider has registered it, with a PIN of its own: it can be used as it is
    const isUsable = registered.kind === 'refused' && registered.error.code === OTHER_PIN && isOnCloudApi(number)
    if (!isUsable) done(registered)
  }
  const now = world().now()
  const account = await numberAccount({ workspaceId, agentId, wabaId, appKey, token, number, known, now })
  await claimNumber(account, known, {
    by: actorName(actor),
    now,
    // its earlier hook would still be believed
    more: [...(known?.isLegacy ? [forgettingLegacy(known)] : []), ...appStays(appKey, [account.account])],
  })
  await leaveFormerApp(known, appKey)
  return { newAddedNumber: presentNumber(account) }
}

const isOnCloudApi = ({ platform_type, status }: KnownNumber): boolean =>
  platform_type === 'CLOUD_API' && status === 'CONNECTED'
