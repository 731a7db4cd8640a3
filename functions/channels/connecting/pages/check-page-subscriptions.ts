import { listSubscriptions } from '#functions/channels/messenger/page-calls'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { tokenBehind } from '#functions/channels/meta/tickets'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import type { Verb } from '#lib/http/api'
import { pagesText } from '#shared/channels/pages/messages'
import type { pages as routes } from '#shared/channels/pages/routes'
import { Problem } from '#shared/problems'
import { doneOr, pageOfLogIn } from './page-of-log-in.ts'

/** Which apps a page of the log-in delivers to: another one that answers too would answer everything twice. */
export const checkPageSubscriptions: Verb<typeof routes, 'POST /rpc/checkPageSubscriptions'> = async (
  { token, pageId },
  { actor },
) => {
  const failed = (detail: string, failure: Parameters<typeof codeOfFailure>[0]) =>
    new Problem(codeOfFailure(failure), pagesText('error', detail))
  const { access_token } = await pageOfLogIn(await tokenBehind(token, await ticketHolder(actor)), pageId, failed)
  const { data } = doneOr(await listSubscriptions(access_token, pageId), failed)
  return { data }
}
