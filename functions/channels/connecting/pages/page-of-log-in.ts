import { detailOf } from '#functions/channels/connecting/whatsapp/detail-of'
import { getPage, type KnownPage } from '#functions/channels/messenger/page-calls'
import type { GraphAnswer } from '#functions/channels/meta/call-graph'
import { pagesMessages } from '#shared/channels/pages/messages'
import type { Problem } from '#shared/problems'

/** Words a failure of Meta's. */
type Failed = (detail: string, failure: { readonly kind: 'refused' | 'unreachable' }) => Problem

const REFUSED = { kind: 'refused' } as const

/** A page of a log-in, with its token: without one its member does not manage it. `failed` words what Meta says against it. */
export const pageOfLogIn = async (
  token: string,
  pageId: string,
  failed: Failed,
): Promise<KnownPage & { readonly access_token: string }> => {
  const page = doneOr(await getPage(token, pageId), failed)
  const { access_token } = page
  if (!access_token) throw failed(pagesMessages.notInLogIn, REFUSED)
  return { ...page, access_token }
}

/** What Meta did, or `failed` with its words. */
export const doneOr = <T>(answer: GraphAnswer<T>, failed: Failed): T => {
  if (answer.kind === 'done') return answer.result
  throw failed(detailOf(answer, pagesMessages.unexpected), answer)
}
