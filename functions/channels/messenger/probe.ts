import type { GraphError } from '#functions/channels/meta/graph-answer'
import { appSecrets } from '#functions/channels/provider/app-secrets'
import type { Probe } from '#functions/channels/provider/probe'
import { externalIdOf } from '#shared/channels/kinds'
import { listSubscriptions } from './page-calls.ts'

/** The token, or the person's right to the page. Anything else, like a limit, says nothing of the account. */
const isRevoked = ({ code = 0 }: GraphError): boolean => code === 190 || code === 10 || (code >= 200 && code <= 299)

/** Whether a page's token is good, and its messages, with those of its Instagram account, still come to our app. */
export const probePage: Probe = async ({ account, pageId }, token) => {
  const [{ metaAppId }, answer] = await Promise.all([
    appSecrets(),
    listSubscriptions(token, pageId ?? externalIdOf(account)),
  ])
  if (answer.kind === 'refused' && isRevoked(answer.error))
    return { kind: 'found', state: 'broken', ...(answer.detail === undefined ? {} : { reason: answer.detail }) }
  if (answer.kind !== 'done' || metaAppId === undefined) return { kind: 'unreachable' }
  const ours = answer.result.data.find(({ id }) => id === metaAppId)
  return ours?.subscribed_fields.includes('messages')
    ? { kind: 'found', state: 'connected' }
    : { kind: 'found', state: 'degraded', cause: 'unset' }
}
