import type {
  Bubble,
  ChatView,
  Fact,
  FormView,
  Mark,
  PhoneView,
  Run,
  Switch,
  WireLine,
} from '#infra/local/stand-ins/channels/phone-view'
import { hangSwitch, onOff } from '#infra/local/stand-ins/channels/provider-switches'
import { playedApps } from './discord-app.ts'
import type { DiscordContext } from './discord-context.ts'
import type { DiscordChannel, DiscordEmbed, DiscordMessage, DiscordState, DiscordUser } from './discord-state.ts'
import { formattedText } from './formatted-text.ts'
import { commandsOf, offeredIn, shownAppOf } from './offered-in.ts'
import { nameOf } from './user-acts.ts'

const namesOf =
  ({ users }: DiscordState) =>
  (id: string): string => {
    const user = users.find((each) => each.id === id)
    return user ? nameOf(user) : 'unknown-user'
  }

/** Embeds stand below the content, in frames; here as quotes. */
const withEmbeds = (content: string, embeds: readonly DiscordEmbed[], state: DiscordState) => {
  let { text, marks }: { text: string; marks: readonly Mark[] } = formattedText(content, namesOf(state))
  for (const { title = '', description = '', url } of embeds) {
    const frame = formattedText([title ? `**${title}**` : '', description].filter(Boolean).join('\n'), namesOf(state))
    if (frame.text === '') continue
    const offset = text === '' ? 0 : text.length + 1
    text = `${text}${text === '' ? '' : '\n'}${frame.text}`
    marks = [
      ...marks,
      { type: 'blockquote', offset, length: frame.text.length },
      ...(url && title ? [{ type: 'text_link', url, offset, length: title.length }] : []),
      ...frame.marks.map((mark) => ({ ...mark, offset: mark.offset + offset })),
    ]
  }
  return { text, marks }
}

const bubbleOf = ({ state, channel }: DiscordContext, message: DiscordMessage): Bubble => {
  const {
    id,
    from,
    name,
    at,
    content,
    embeds,
    rows,
    editedAt,
    invoked,
    isThinking,
    onlyFor,
    attachments = [],
  } = message
  const answered = channel.messages.find((each) => each.id === message.replyTo)
  const isUser = state.users.some((user) => user.id === from)
  const drawn = isThinking ? { text: `${name} is thinking…`, marks: [] } : withEmbeds(content, embeds, state)
  return {
    id,
    from,
    name: isUser ? name : `${name} · APP`,
    at,
    ...drawn,
    text: onlyFor ? `${drawn.text}\nOnly you can see this` : drawn.text,
    media: [
      ...embeds.flatMap(({ image, title }) =>
        image?.kept ? [{ kind: 'photo' as const, url: image.kept, name: title ?? 'picture' }] : [],
      ),
      ...attachments.map(({ file, as, ...rest }) => ({ kind: as, url: file, ...rest })),
    ],
    buttons: rows.map((row, rowAt) =>
      row.map(({ label, url }, column) => ({ id: `${rowAt}.${column}`, label, ...(url ? { url } : {}) })),
    ),
    ...(invoked ? { replyTo: { name: namesOf(state)(invoked.user), text: invoked.command } } : {}),
    ...(answered
      ? { replyTo: { name: answered.name, text: formattedText(answered.content, namesOf(state)).text } }
      : {}),
    isEdited: editedAt !== undefined,
    canChange: isUser,
  }
}

/** The channel as one of its users sees it: others' hidden answers are not in it. */
const chatOf = (context: DiscordContext, user: DiscordUser): ChatView => {
  const { state, channel } = context
  return {
    id: user.id,
    title: `# ${channel.name}`,
    subtitle: `${state.users.length} members`,
    isGroup: true,
    members: state.users.map(({ id }) => id),
    bubbles: channel.messages
      .filter(({ onlyFor, thread }) => thread === undefined && (onlyFor === undefined || onlyFor === user.id))
      .map((message) => bubbleOf(context, message)),
    commands: commandsOf(state, shownAppOf({ state, channel })).map(({ name, description }) => ({
      command: name,
      description,
    })),
    keyboard: [],
  }
}

/** A thread looks the same to everybody. */
const threadsOf = (context: DiscordContext): readonly ChatView[] =>
  (context.channel.threads ?? []).map(({ id, name }) => ({
    id,
    title: name,
    subtitle: `Thread in # ${context.channel.name}`,
    isGroup: true,
    members: context.state.users.map((user) => user.id),
    bubbles: context.channel.messages
      .filter(({ thread }) => thread === id)
      .map((message) => bubbleOf(context, message)),
    commands: [],
    keyboard: [],
  }))

const formsOf = ({ modals }: DiscordChannel): readonly FormView[] =>
  modals.map(({ id, user, title, fields }) => ({
    id,
    person: user,
    title,
    fields: fields.map(({ customId, label, isLong, isRequired, maxLength }) => ({
      name: customId,
      label,
      isLong,
      isRequired,
      maxLength,
    })),
  }))

/** `origin`: where the stand-in is asked, since a webhook's address there is not Discord's. */
export const factsOf = (context: DiscordContext, origin: string): readonly Fact[] => {
  const { id, webhook } = context.channel
  const { app, own } = offeredIn(context)
  const commands = commandsOf(context.state, shownAppOf(context))
  return [
    { label: 'Channel ID', value: id, isCopied: true },
    webhook
      ? { label: 'Webhook URL', value: `${origin}/api/webhooks/${webhook.id}/${webhook.token}`, isCopied: true }
      : { label: 'Webhook URL', value: 'Deleted', isWrong: true },
    { label: 'Application ID', value: app.applicationId, isCopied: true },
    { label: 'Public key', value: app.publicKey, isCopied: true },
    { label: 'Bot token', value: own.botToken ?? app.botToken, isCopied: true },
    { label: 'Endpoint', value: own.endpoint ?? 'None yet' },
    { label: 'Gateway', value: context.gateway.isConnected(offeredIn(context)) ? 'Connected' : 'Not connected' },
    {
      label: 'Commands',
      value: commands.map(({ name }) => `/${name}`).join(', ') || 'None yet',
    },
  ]
}

const switchesOf = (context: DiscordContext, { faults }: DiscordChannel): readonly Switch[] => [
  {
    name: 'application',
    label: 'Commands of the application',
    help: 'Each region has one of its own; “own” is one that a workspace may bring.',
    group: 'provider',
    value: shownAppOf(context),
    choices: playedApps.map((value) => ({ value, label: value })),
  },
  {
    name: 'installed',
    label: 'Application in the server',
    help: 'Without it, it cannot make commands there.',
    group: 'provider',
    value: onOff(offeredIn(context).own.isInstalled),
  },
  {
    name: 'content',
    label: 'Message Content Intent',
    help: 'As in the developer portal; counts when the bot connects next.',
    group: 'provider',
    value: onOff(context.gateway.faults.hasContentIntent),
  },
  {
    name: 'acks',
    label: 'Gateway answers heartbeats',
    help: 'Off, the connection looks open and nothing comes.',
    group: 'provider',
    value: onOff(!context.gateway.faults.isSilent),
  },
  {
    name: 'limit',
    label: 'Answer 429',
    group: 'provider',
    value: String(faults.limited),
    choices: [
      { value: '0', label: 'Off' },
      { value: '2', label: '2 s' },
      { value: '30', label: '30 s' },
    ],
  },
  hangSwitch(faults.hangs),
  {
    name: 'signs',
    label: 'Interactions arrive',
    group: 'provider',
    value: faults.signs,
    choices: [
      { value: 'as it should', label: 'Signed' },
      { value: 'twice', label: 'Signed, twice' },
      { value: 'wrong', label: 'Wrongly signed' },
      { value: 'stale', label: 'Signed minutes ago' },
    ],
  },
]

const runs: readonly Run[] = [
  { name: 'delete-webhook', label: 'Delete the webhook', group: 'provider' },
  { name: 'new-webhook', label: 'Make a new webhook', group: 'provider' },
  { name: 'endpoint', label: 'Set the endpoint', group: 'provider', field: 'Interactions endpoint URL' },
  { name: 'expire', label: 'End the 15 minutes', group: 'provider' },
  { name: 'revoke', label: 'Reset the bot token', group: 'provider' },
  { name: 'gateway-drop', label: 'Drop the gateway connection', group: 'provider' },
  { name: 'gateway-reconnect', label: 'Ask the bot to reconnect (op 7)', group: 'provider' },
  { name: 'gateway-invalid', label: 'Invalidate its session (op 9)', group: 'provider' },
  { name: 'again', label: 'Send the last interaction again', group: 'provider' },
]

/** A channel as its phone's page shows it. */
export const discordView = (context: DiscordContext, origin: string, log: readonly WireLine[]): PhoneView => {
  const { state, channel } = context
  return {
    kind: 'discord',
    provider: 'Discord',
    account: {
      id: channel.id,
      name: `#${channel.name}`,
      handle: 'Ridgeline Community',
      facts: factsOf(context, origin),
    },
    people: state.users.map((user) => ({ id: user.id, name: nameOf(user), handle: `@${user.username}` })),
    chats: [...state.users.map((user) => chatOf(context, user)), ...threadsOf(context)],
    // threads of the channel
    hasGroups: true,
    sends: ['photo', 'document', 'voice'],
    // the product reads no reactions there
    offers: ['reply'],
    switches: switchesOf(context, channel),
    runs,
    notices: [],
    forms: formsOf(channel),
    log,
  }
}
