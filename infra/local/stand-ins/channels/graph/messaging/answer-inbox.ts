import { unknownObject } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { AccessToken, MetaPage } from '#infra/local/stand-ins/channels/graph/meta-state'
import { parsedBody } from '#infra/local/stand-ins/channels/graph/parsed-body'
import { pickFields } from '#infra/local/stand-ins/channels/graph/pick-fields'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import { personOf } from './inbox-context.ts'
import type { InboxPart } from './inbox-stand-in.ts'
import { readProfile } from './read-profile.ts'
import { sendMessage } from './send-message.ts'

interface Asked {
  readonly object: string
  readonly key: string
}

const recipientIn = (body: Readonly<Record<string, unknown>>): string => {
  const { recipient } = body
  return typeof recipient === 'object' && recipient !== null && 'id' in recipient ? String(recipient.id) : ''
}

/** The inbox that a page's call is about: its own, or that of its Instagram account, which both the account's id and a recipient name. */
export const inboxAsked = (
  { messenger, instagram }: { readonly messenger: InboxPart; readonly instagram: InboxPart },
  page: MetaPage,
  { object }: Asked,
  parameters: Parameters,
) => {
  const own = messenger.inboxes.play(page).context
  const other = page.instagram && instagram.inboxes.play(page).context
  if (other && (object === other.inbox.id || personOf(other, object))) return other
  if (other && (object === page.id || object === 'me') && personOf(other, recipientIn(parsedBody(parameters))))
    return other
  return own
}

/** What is asked with a page's token about messages and the people who write them; undefined for all else. */
export const answerInbox = (
  context: ReturnType<typeof inboxAsked>,
  token: AccessToken,
  parameters: Parameters,
  { object, key }: Asked,
): unknown => {
  const { inbox, page, rules, address } = context
  const isInbox = object === inbox.id || object === page.id || object === 'me'
  if (key === 'POST messages' && isInbox) return sendMessage(context, parsedBody(parameters), token.appId)
  if (key === 'GET ' && personOf(context, object)) return readProfile(context, object, parameters)
  if (rules.kind !== 'instagram' || object !== inbox.id || !page.instagram) return undefined
  if (key !== 'GET ') throw unknownObject(object)
  return pickFields(
    { ...page.instagram, profile_picture_url: `${address()}/pictures/${inbox.id}` },
    parameters.values.fields,
    { usual: 'id', known: ['id', 'name', 'username', 'profile_picture_url'], type: 'IGUser' },
  )
}
