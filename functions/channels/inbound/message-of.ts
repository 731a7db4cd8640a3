import type { ChannelMessage } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Step } from '#functions/channels/provider/inbound'
import type { Write } from '#lib/database/write'
import { kindOf } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import { MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'

export type MessageStep = Extract<Step, { kind: 'message' }>

/** A visitor's key for limits: the sender's id, within the account. */
export const visitorOf = ({ account }: Pick<ChannelAccount, 'account'>, { from }: Pick<MessageStep, 'from'>): string =>
  `${account}/${from.id}`

/** What a message says about its visitor, by the names of fields; in a group about one of several. */
export const fieldsOf = ({ from, isGroup, variables }: MessageStep): Readonly<Record<string, string>> => ({
  ...(isGroup || !from.name ? {} : { name: from.name }),
  ...(isGroup || !from.username ? {} : { username: from.username }),
  ...variables,
})

/** A message for the turn. One that could not be stored as it is, `isUnsupported`, is only mentioned. */
export const messageOf = (
  account: ChannelAccount,
  step: MessageStep,
  {
    isLaunch,
    isUnsupported,
    alongside,
  }: {
    readonly isLaunch: boolean
    readonly isUnsupported: boolean
    readonly alongside: readonly Write[]
  },
): ChannelMessage => {
  const names = step.files.map(({ name }) => name).join(', ')
  const content = isUnsupported
    ? { text: channelText('unsupportedMessage').message }
    : { text: (step.text === '' ? names : step.text).slice(0, MAX_MESSAGE_CHARACTERS), variables: fieldsOf(step) }
  return {
    visitor: visitorOf(account, step),
    inbound: {
      channel: kindOf(account.account),
      providerId: step.messageId,
      ...content,
      visitorAt: step.at,
      ...(isLaunch ? { isLaunch } : {}),
      alongside,
    },
  }
}
