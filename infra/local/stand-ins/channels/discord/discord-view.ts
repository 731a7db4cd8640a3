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
import { regions } from './discord-app.ts'
import type { DiscordContext } from './discord-context.ts'
import type { DiscordChannel, DiscordEmbed, DiscordMessage, DiscordState, DiscordUser } from './discord-state.ts'
import { formattedText } from './formatted-text.ts'
import { commandsOf, offeredIn, regionOf } from './offered-in.ts'
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

const bubbleOf = (state: DiscordState, message: DiscordMessage): Bubble => {
  const { id, from, name, at, content, embeds, rows, editedAt, invoked, isThinking, onlyFor } = message
  const isUser = state.users.some((user) => user.id === from)
  const drawn = isThinking ? { text: `${name} is thinking…`, marks: [] } : withEmbeds(content, embeds, state)
  return {
    id,
    from,
    name: isUser ? name : `${name} · APP`,
    at,
    ...drawn,
    text: onlyFor ? `${drawn.text}\nOnly you can see this` : drawn.text,
    media: embeds.flatMap(({ image, title }) =>
      image?.kept ? [{ kind: 'photo' as const, url: image.kept, name: title ?? 'picture' }] : [],
    ),
    buttons: rows.map((row, rowAt) =>
      row.map(({ label, url }, column) => ({ id: `${rowAt}.${column}`, label, ...(url ? { url } : {}) })),
    ),
    ...(invoked ? { replyTo: { name: namesOf(state)(invoked.user), text: invoked.command } } : {}),
    isEdited: editedAt !== undefined,
    canChange: false,
  }
}

/** The channel as one of its users sees it: others' hidden answers are not in it. */
const chatOf = ({ state, channel }: DiscordContext, user: DiscordUser): ChatView => ({
  id: user.id,
  title: `# ${channel.name}`,
  subtitle: `${state.users.length} members`,
  isGroup: true,
  members: state.users.map(({ id }) => id),
  bubbles: channel.messages
    .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === user.id)
    .map((message) => bubbleOf(state, message)),
  commands: commandsOf(state, regionOf({ state, channel })).map(({ name, description }) => ({
    command: name,
    description,
  })),
  keyboard: [],
})

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
  const commands = commandsOf(context.state, regionOf(context))
  return [
    { label: 'Channel ID', value: id, isCopied: true },
    webhook
      ? { label: 'Webhook URL', value: `${origin}/api/webhooks/${webhook.id}/${webhook.token}`, isCopied: true }
      : { label: 'Webhook URL', value: 'Deleted', isWrong: true },
    { label: 'Application ID', value: app.applicationId, isCopied: true },
    { label: 'Public key', value: app.publicKey, isCopied: true },
    { label: 'Bot token', value: own.botToken ?? app.botToken, isCopied: true },
    { label: 'Endpoint', value: own.endpoint ?? 'None yet' },
    {
      label: 'Commands',
      value: commands.map(({ name }) => `/${name}`).join(', ') || 'None yet',
    },
  ]
}

const switchesOf = (context: DiscordContext, { faults }: DiscordChannel): readonly Switch[] => [
  {
    name: 'application',
    label: 'Commands of the region',
    help: 'Each region has an application of its own.',
    group: 'provider',
    value: regionOf(context),
    choices: regions.map((value) => ({ value, label: value })),
  },
  {
    name: 'installed',
    label: 'Application in the server',
    help: 'Without it, it cannot make commands there.',
    group: 'provider',
    value: onOff(offeredIn(context).own.isInstalled),
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
    chats: state.users.map((user) => chatOf(context, user)),
    hasGroups: false,
    // neither /ask nor its form carries a file
    sends: [],
    offers: [],
    switches: switchesOf(context, channel),
    runs,
    notices: [],
    forms: formsOf(channel),
    log,
  }
}
