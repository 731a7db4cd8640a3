import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { tokenBehind } from '#functions/channels/meta/tickets'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { listNumbers } from '#functions/channels/whatsapp/number-calls'
import type { Verb } from '#lib/http/api'
import { whatsappMessages, whatsappText } from '#shared/channels/whatsapp/messages'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { Problem } from '#shared/problems'
import { detailOf } from './detail-of.ts'

/** The numbers of the account that a member has chosen at Meta. */
export const getNumberDetails: Verb<typeof routes, 'POST /rpc/getDetailsOfWhatsappNumber'> = async (
  { wabaId, longAccessToken },
  { actor },
) => {
  const token = await tokenBehind(longAccessToken, await ticketHolder(actor))
  const answer = await listNumbers(token, wabaId)
  if (answer.kind === 'done') return { data: answer.result.data }
  throw new Problem(codeOfFailure(answer), whatsappText('error', detailOf(answer, whatsappMessages.detailsFailed)))
}
