import * as z from 'zod'
import { callGraph, type GraphAnswer } from '#functions/channels/meta/call-graph'
import { metaWebhookUrl } from '#functions/channels/meta/webhook-url'
import { WebhookObject } from '#shared/channels/apps/schema'

interface Credentials {
  readonly id: string
  readonly secret: string
}

const Described = z.object({ id: z.string(), name: z.string().catch('') })

/** The app as Meta describes it to its own token: one that id and secret do not make is refused. */
export const describeMetaApp = ({ id, secret }: Credentials): Promise<GraphAnswer<z.infer<typeof Described>>> =>
  callGraph({ method: 'GET', path: id, token: `${id}|${secret}`, query: { fields: 'id,name' }, result: Described })

const Subscriptions = z.object({
  data: z.array(z.object({ object: z.string(), callback_url: z.string().optional(), active: z.boolean().optional() })),
})

/**
 * The objects whose webhooks of this app come to the hook of `appKey`; what Meta does not tell is none. Each has one address.
 * https://developers.facebook.com/docs/graph-api/reference/app/subscriptions
 */
export const webhooksHere = async ({ id, secret }: Credentials, appKey: string): Promise<WebhookObject[]> => {
  const answer = await callGraph({
    method: 'GET',
    path: `${id}/subscriptions`,
    token: `${id}|${secret}`,
    result: Subscriptions,
  })
  if (answer.kind !== 'done') return []
  return WebhookObject.options.filter((known) =>
    answer.result.data.some(
      ({ object, callback_url, active = true }) =>
        object === known && active && callback_url === metaWebhookUrl(appKey),
    ),
  )
}
