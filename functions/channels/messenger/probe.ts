import { metaAppIdOf } from '#functions/channels/apps/meta-app'
import { probedFailure } from '#functions/channels/meta/probed-failure'
import { unsubscribed } from '#functions/channels/meta/unsubscribed'
import type { Probe, Probed } from '#functions/channels/provider/probe'
import { externalIdOf } from '#shared/channels/external-id-of'
import { kindOf } from '#shared/channels/kinds'
import { getPage, type KnownPage, listSubscriptions } from './page-calls.ts'

/** Without these a visitor's words do not come; without another one only less is known of a conversation. */
const NEEDED = ['messages', 'messaging_postbacks']

/**
 * Whether a page's token is good and its messages come here, for itself or its Instagram account. Other apps may be subscribed
 * beside ours, as the page's own inbox is.
 */
export const probePage: Probe = async (connected, token) => {
  const { account, pageId = externalIdOf(account) } = connected
  const [page, subscriptions] = await Promise.all([getPage(token, pageId), listSubscriptions(token, pageId)])
  if (page.kind !== 'done' || subscriptions.kind !== 'done') return probedFailure([page, subscriptions])
  const appId = await metaAppIdOf(connected)
  const { data } = subscriptions.result
  const listening = data.filter(({ subscribed_fields }) => NEEDED.every((field) => subscribed_fields.includes(field)))
  if (!listening.some(({ id }) => id === appId)) return unsubscribed(listening.length)
  return kindOf(account) === 'instagram'
    ? judgeInstagram(externalIdOf(account), page.result)
    : { kind: 'found', state: 'connected', names: { name: page.result.name } }
}

/** An account that is linked to the page no longer delivers nothing to it. */
const judgeInstagram = (id: string, { instagram_business_account: linked }: KnownPage): Probed => {
  if (linked?.id !== id) return unsubscribed(0)
  const { name, username } = linked
  return {
    kind: 'found',
    state: 'connected',
    names: { ...(name ? { name } : {}), ...(username ? { handle: `@${username}` } : {}) },
  }
}
