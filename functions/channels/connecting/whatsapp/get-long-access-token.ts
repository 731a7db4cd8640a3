import { metaAppFor } from '#functions/channels/apps/meta-app'
import { storedKey } from '#functions/channels/apps/stored-key'
import { workspaceToConnect } from '#functions/channels/connecting/workspace-to-connect'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { issueTicket } from '#functions/channels/meta/tickets'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { exchangeCode } from '#functions/channels/whatsapp/number-calls'
import type { Verb } from '#lib/http/api'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem } from '#shared/problems'
import { detailOf } from './detail-of.ts'

/** Exchanges a log-in's code at once, and gives the browser a ticket in place of the token. */
export const getLongAccessToken: Verb<typeof routes, 'POST /rpc/getLongAccessToken'> = async (
  { token, agentId },
  { actor },
) => {
  const holder = await ticketHolder(actor)
  const app = await metaAppFor(await workspaceToConnect(agentId, actor), 'whatsapp')
  if (!app) throw new Problem('conflict', whatsappText('noMetaApp'))
  const answer = await exchangeCode(token, app)
  if (answer.kind === 'done')
    return { access_token: await issueTicket(answer.result.access_token, holder, storedKey(app.key)) }
  throw new Problem(codeOfFailure(answer), whatsappText('error', detailOf(answer, whatsappMessages.exchangeFailed)))
}
