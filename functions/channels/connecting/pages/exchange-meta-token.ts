import { metaAppFor } from '#functions/channels/apps/meta-app'
import { storedKey } from '#functions/channels/apps/stored-key'
import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { workspaceToConnect } from '#functions/channels/connecting/workspace-to-connect'
import { lengthenToken } from '#functions/channels/messenger/page-calls'
import type { GraphAnswer } from '#functions/channels/meta/call-graph'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { issueTicket } from '#functions/channels/meta/tickets'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { exchangeCode } from '#functions/channels/whatsapp/number-calls'
import type { Verb } from '#lib/http/api'
import { pagesMessages, pagesText } from '#shared/channels/pages/messages'
import type { pages as routes } from '#shared/channels/pages/routes'
import { Problem } from '#shared/problems'

/**
 * Exchanges a log-in's code at once, and its token for one that lives for sixty days: a page's token that comes of that one does not
 * expire. The browser gets a ticket in its place.
 */
export const exchangeMetaToken: Verb<typeof routes, 'POST /rpc/exchangeMetaToken'> = async (
  { token, agentId },
  { actor },
) => {
  const holder = await ticketHolder(actor)
  const app = await metaAppFor(await workspaceToConnect(agentId, actor), 'pages')
  if (!app) throw new Problem('conflict', pagesText('noMetaApp'))
  const short = done(await exchangeCode(token, app)).access_token
  const long = done(await lengthenToken(short, app)).access_token
  return { longer_access_token: await issueTicket(long, holder, storedKey(app.key)) }
}

const done = <T>(answer: GraphAnswer<T>): T => {
  if (answer.kind === 'done') return answer.result
  throw new Problem(codeOfFailure(answer), pagesText('error', detailOf(answer, pagesMessages.unexpected)))
}
