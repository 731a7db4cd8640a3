import { appSwitch, factsOfApp } from '#infra/local/stand-ins/channels/graph/app/app-switch'
import { appWebhook } from '#infra/local/stand-ins/channels/graph/app/app-webhooks'
import { pageTokenOf } from '#infra/local/stand-ins/channels/graph/app/tokens'
import { type MetaPerson, OTHER_APP, ownApp } from '#infra/local/stand-ins/channels/graph/meta-state'
import type {
  Account,
  Bubble,
  Button,
  ChatView,
  Fact,
  PhoneView,
  Run,
  Switch,
  WireLine,
} from '#infra/local/stand-ins/channels/phone-view'
import { deliverySwitch, hangSwitch, onOff, otherAppSwitch } from '#infra/local/stand-ins/channels/provider-switches'
import type { InboxContext } from './inbox-context.ts'
import { type InboxButton, type InboxChat, type InboxMessage, psidOf } from './inbox-state.ts'

const LINK = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,:;!?)]/gi

const linksIn = (text: string): Bubble['marks'] =>
  [...text.matchAll(LINK)].map(({ index, 0: url }) => ({ type: 'url', offset: index, length: url.length }))

const mediaKinds = { photo: 'photo', video: 'document', document: 'document', voice: 'voice' } as const

const stateOf = ({ isRead, isDelivered }: InboxMessage): NonNullable<Bubble['state']> => {
  if (isRead) return 'read'
  return isDelivered ? 'delivered' : 'accepted'
}

const shownButton = ({ kind, title, value }: InboxButton, at: number): Button => ({
  id: String(at),
  label: title,
  ...(kind === 'url' ? { url: value } : {}),
})

const nameOf = ({ firstName, lastName }: MetaPerson): string => `${firstName} ${lastName}`.trim()

const bubbleOf = ({ page }: InboxContext, person: MetaPerson, chat: InboxChat, message: InboxMessage): Bubble => {
  const { id, from, at, text, file, cards = [], buttons = [], replyTo, story, edits = 0, reaction } = message
  const name = (who: string) => (who === 'account' ? page.name : nameOf(person))
  const repliedTo = chat.messages.find((each) => each.id === replyTo)
  const isLast = chat.messages.at(-1) === message
  const isOwn = from !== 'account'
  const all = buttons.map((button, index) => ({ ...button, shown: shownButton(button, index) }))
  // quick replies go once something was said after them
  const quick = isLast ? all.filter(({ kind }) => kind === 'quick_reply').map(({ shown }) => shown) : []
  return {
    id,
    from,
    name: name(from),
    at,
    text,
    marks: linksIn(text),
    media: file
      ? [
          {
            kind: mediaKinds[file.kind],
            url: file.id,
            name: file.name,
            ...(file.seconds ? { seconds: file.seconds } : {}),
          },
        ]
      : [],
    ...(cards.length > 0
      ? {
          cards: cards.map((card, index) => ({
            ...card,
            buttons: all.filter((button) => button.card === index).map(({ shown }) => shown),
          })),
        }
      : {}),
    buttons: [
      ...all.filter(({ kind, card }) => kind !== 'quick_reply' && card === undefined).map(({ shown }) => [shown]),
      ...(quick.length > 0 ? [quick] : []),
    ],
    ...(repliedTo ? { replyTo: { name: name(repliedTo.from), text: repliedTo.text || 'Attachment' } } : {}),
    ...(story === 'reply' ? { replyTo: { name: page.name, text: 'Story' } } : {}),
    isEdited: edits > 0,
    ...(reaction ? { reaction } : {}),
    ...(isOwn ? { state: stateOf(message) } : {}),
    canChange: isOwn && !story,
  }
}

const chatOf = (context: InboxContext, person: MetaPerson): ChatView => {
  const { inbox, page, rules } = context
  const psid = psidOf(inbox.id, person.id)
  const chat = inbox.chats.find((each) => each.psid === psid)
  return {
    id: psid,
    title: rules.kind === 'instagram' ? (page.instagram?.username ?? page.name) : page.name,
    subtitle: rules.kind === 'instagram' ? 'Business chat' : page.category,
    isGroup: false,
    members: [psid],
    bubbles: chat?.messages.map((message) => bubbleOf(context, person, chat, message)) ?? [],
    ...(chat?.doing ? { doing: chat.doing } : {}),
    ...(chat?.isBlocked ? { closed: 'You blocked this account.' } : {}),
    commands: [],
    keyboard: [],
  }
}

const factsOf = ({ meta, callbacks, inbox, page, rules, clock }: InboxContext): readonly Fact[] => {
  const appId = ownApp(page)
  const webhook = appWebhook(meta, callbacks, appId, rules.object)
  const fields = page.subscriptions[appId]
  return [
    ...(rules.kind === 'instagram' ? [{ label: 'Account ID', value: inbox.id, isCopied: true }] : []),
    { label: 'Page ID', value: page.id, isCopied: true },
    ...(page.isRemoved
      ? [{ label: 'Access', value: 'The app was removed from the page.', isWrong: true }]
      : [{ label: 'Token', value: pageTokenOf(meta, page, appId, clock.now()), isCopied: true }]),
    ...factsOfApp(appId),
    { label: 'Webhook', value: webhook?.url ?? 'None yet' },
    { label: 'Subscribed', value: fields?.join(', ') ?? 'No: the page is not subscribed.', isWrong: !fields },
    ...(inbox.pending.length > 0 ? [{ label: 'Waiting', value: `${inbox.pending.length} webhooks` }] : []),
    ...(inbox.lastError ? [{ label: 'Last error', value: inbox.lastError, isWrong: true }] : []),
  ]
}

const switchesOf = ({ meta, inbox, page }: InboxContext): readonly Switch[] => [
  ...meta.people.map(({ id }): Switch => {
    const psid = psidOf(inbox.id, id)
    return {
      name: 'block',
      label: 'Block this account',
      help: 'Messages are refused with error 551.',
      group: 'person',
      person: psid,
      value: onOff(inbox.chats.some((chat) => chat.psid === psid && chat.isBlocked)),
    }
  }),
  {
    name: 'limit',
    label: 'Refuse by limit',
    group: 'provider',
    value: String(inbox.faults.limited),
    choices: [
      { value: '0', label: 'Off' },
      { value: '4', label: 'App (4)' },
      { value: '613', label: 'Rate (613)' },
    ],
  },
  hangSwitch(inbox.faults.hangs),
  deliverySwitch(inbox.faults.delivery),
  {
    name: 'shut',
    label: '24-hour window shut',
    help: 'Only the tag HUMAN_AGENT is sent.',
    group: 'provider',
    value: onOff(inbox.faults.isShut),
  },
  appSwitch(ownApp(page)),
  otherAppSwitch(OTHER_APP in page.subscriptions),
  {
    name: 'standby',
    label: 'Another app answers',
    help: 'Events come in standby, sending is refused.',
    group: 'provider',
    value: onOff(inbox.faults.isStandby),
  },
  {
    name: 'remove',
    label: 'Remove the app from the page',
    help: 'Its token and subscription end; a new log-in gives access again.',
    group: 'provider',
    value: onOff(page.isRemoved),
  },
]

const runsOf = (kind: InboxContext['rules']['kind']): readonly Run[] => [
  { name: 'read', label: 'Read the chat', group: 'person' },
  ...(kind === 'instagram'
    ? ([
        { name: 'story-reply', label: 'Reply to a story', group: 'person', field: 'Message' },
        { name: 'story-mention', label: 'Mention in a story', group: 'person' },
        { name: 'unsupported', label: 'Send a sticker', group: 'person' },
      ] as const)
    : []),
  { name: 'echo', label: 'Answer in Meta’s inbox', group: 'provider', field: 'Message' },
  { name: 'revoke', label: 'Revoke the token', group: 'provider' },
  { name: 'expire-codes', label: 'Expire the log-in’s codes', group: 'provider' },
  { name: 'webhook', label: 'Set the app’s webhook', group: 'provider', field: 'Address, space, verify token' },
  { name: 'again', label: 'Send the last webhook again', group: 'provider' },
]

/** A page or an Instagram account in the list of accounts. */
export const inboxAccount = (context: InboxContext): Account => {
  const { inbox, page, rules } = context
  return {
    id: inbox.id,
    name: page.name,
    handle: rules.kind === 'instagram' ? `@${page.instagram?.username ?? ''}` : `Page ${page.id}`,
    facts: factsOf(context),
  }
}

/** A page or an Instagram account as its phone's page shows it. */
export const inboxView = (context: InboxContext, log: readonly WireLine[]): PhoneView => {
  const { meta, inbox, rules } = context
  return {
    kind: rules.kind,
    provider: rules.provider,
    account: inboxAccount(context),
    people: meta.people.map((person) => ({
      id: psidOf(inbox.id, person.id),
      name: nameOf(person),
      handle: rules.kind === 'instagram' ? `@${person.username}` : psidOf(inbox.id, person.id),
    })),
    chats: meta.people.map((person) => chatOf(context, person)),
    hasGroups: false,
    sends: rules.kind === 'instagram' ? ['photo', 'voice'] : ['photo', 'document', 'voice'],
    switches: switchesOf(context),
    runs: runsOf(rules.kind),
    notices: [],
    log,
  }
}
