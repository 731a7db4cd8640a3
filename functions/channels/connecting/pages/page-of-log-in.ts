import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { getPage, type KnownPage } from '#functions/channels/messenger/page-calls'
import type { GraphAnswer } from '#functions/channels/meta/call-graph'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { tokenBehind } from '#functions/channels/meta/tickets'
import type { Actor } from '#lib/auth/actor'
import { pagesMessages } from '#shared/channels/pages/messages'
import type { Problem } from '#shared/problems'

/** A page of the caller's log-in, with its token: without one they do not manage it. `failed` words what Meta says against it. */
export const pageOfLogIn = async (
  { ticket, pageId, actor }: { readonly ticket: string; readonly pageId: string; readonly actor: Actor },
  failed: (detail: string) => Problem,
): Promise<KnownPage & { readonly access_token: string }> => {
  const page = doneOr(await getPage(await tokenBehind(ticket, await ticketHolder(actor)), pageId), failed)
  const { access_token } = page
  if (!access_token) throw failed(pagesMessages.notInLogIn)
  return { ...page, access_token }
}

/** What Meta did, or `failed` with its words. */
export const doneOr = <T>(answer: GraphAnswer<T>, failed: (detail: string) => Problem): T => {
  if (answer.kind === 'done') return answer.result
  throw failed(detailOf(answer, pagesMessages.unexpected))
}
