import * as z from 'zod'
import { callGraph, type GraphAnswer } from '#functions/channels/meta/call-graph'
import { PageSubscription } from '#shared/channels/pages/schema'

interface App {
  readonly id: string
  readonly secret: string
}

const Token = z.object({ access_token: z.string() })

/** A user's token of sixty days for one of an hour. https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived */
export const lengthenToken = (token: string, { id, secret }: App): Promise<GraphAnswer<z.infer<typeof Token>>> =>
  callGraph({
    method: 'GET',
    path: 'oauth/access_token',
    query: { grant_type: 'fb_exchange_token', client_id: id, client_secret: secret, fb_exchange_token: token },
    result: Token,
  })

/** https://developers.facebook.com/docs/graph-api/reference/page */
const FIELDS = 'id,name,access_token,picture{url},instagram_business_account{id,name,username,profile_picture_url}'

const text = z.string().optional().catch(undefined)

/** A page as Meta shows it to who manages it. `access_token` is the page's own, and lives as long as that person's right to it. */
const KnownPage = z.object({
  id: z.string(),
  name: z.string(),
  access_token: text,
  picture: z
    .object({ data: z.object({ url: text }) })
    .optional()
    .catch(undefined),
  instagram_business_account: z
    .object({ id: z.string(), name: text, username: text, profile_picture_url: text })
    .optional()
    .catch(undefined),
})
export type KnownPage = z.infer<typeof KnownPage>

const Pages = z.object({
  data: z.array(KnownPage),
  paging: z
    .object({ cursors: z.object({ after: text }).optional(), next: text })
    .optional()
    .catch(undefined),
})

/** More pages than anybody looks through. */
const MOST_CALLS = 10

/** The pages that a person chose in the log-in. https://developers.facebook.com/docs/graph-api/reference/user/accounts */
export const listPages = async (token: string): Promise<GraphAnswer<readonly KnownPage[]>> => {
  const pages: KnownPage[] = []
  let after: string | undefined
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const answer: GraphAnswer<z.infer<typeof Pages>> = await callGraph({
      method: 'GET',
      path: 'me/accounts',
      token,
      query: { fields: FIELDS, limit: '100', ...(after ? { after } : {}) },
      result: Pages,
    })
    if (answer.kind !== 'done') return answer
    pages.push(...answer.result.data)
    after = answer.result.paging?.next === undefined ? undefined : answer.result.paging.cursors?.after
    if (after === undefined) break
  }
  return { kind: 'done', result: pages }
}

/** One of them. Its token comes only for a person who manages it, so it proves the right to the page. */
export const getPage = (token: string, pageId: string): Promise<GraphAnswer<KnownPage>> =>
  callGraph({ method: 'GET', path: pageId, token, query: { fields: FIELDS }, result: KnownPage })

/**
 * What of a page comes to the app's webhook; an Instagram account's events come once its page has any. While another app has a
 * conversation its events come in `standby`, and are left to that app.
 */
const SUBSCRIBED = [
  'messages',
  'messaging_postbacks',
  'messaging_referrals',
  'message_deliveries',
  'message_reads',
  'message_echoes',
  'message_reactions',
  'message_edits',
  'standby',
]

/** https://developers.facebook.com/docs/graph-api/reference/page/subscribed_apps */
export const subscribePage = (pageToken: string, pageId: string): Promise<GraphAnswer<unknown>> =>
  callGraph({
    method: 'POST',
    path: `${pageId}/subscribed_apps`,
    token: pageToken,
    body: { subscribed_fields: SUBSCRIBED.join(',') },
    result: z.object({ success: z.literal(true) }),
  })

export const unsubscribePage = (pageToken: string, pageId: string): Promise<GraphAnswer<unknown>> =>
  callGraph({ method: 'DELETE', path: `${pageId}/subscribed_apps`, token: pageToken, result: z.unknown() })

const Subscriptions = z.object({
  data: z.array(PageSubscription.extend({ subscribed_fields: z.array(z.string()).catch([]).default([]) })),
})

export const listSubscriptions = (
  pageToken: string,
  pageId: string,
): Promise<GraphAnswer<z.infer<typeof Subscriptions>>> =>
  callGraph({ method: 'GET', path: `${pageId}/subscribed_apps`, token: pageToken, result: Subscriptions })
