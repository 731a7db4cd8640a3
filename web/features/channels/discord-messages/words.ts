export const discordMessageWords = {
  step: 'Ordinary messages',
  next: 'Once the channel is connected, this says whether its ordinary messages are read.',
  asking: 'Asking whether ordinary messages are read …',
  notAsked: 'Whether ordinary messages are read is not known.',
  off: 'Ordinary messages are not read',
  offDetail:
    'Discord shows them only to programs that are connected to it all the time. This installation runs none; its operator can, as docs/channels-discord.md says.',
  ownAppDetail:
    'This channel is connected through your own app, which reads /ask and presses of its buttons, also in the channel’s threads. Ordinary messages are read only in channels that are connected through the application of this installation.',
  unseen: 'The bot cannot see this channel',
  unseenDetail:
    'Add the bot to your server, with the right to see channels. In a private channel, add it to the channel as well.',
  addBot: 'Add the bot',
  checkAgain: 'Check again',
  connected: 'Connected to Discord',
  connectedDetail:
    'The agent reads what members write in the channel and in its threads, and answers what you choose here.',
  notConnected: 'Not connected to Discord at the moment',
  notConnectedDetail:
    'Ordinary messages are not read until the connection is back. What was written in a short break is read then. /ask works as ever.',
  answer: 'In the channel, answer',
  mentioned: 'When mentioned or replied to',
  mentionedHint: 'Messages that mention the bot, or reply to it',
  all: 'All messages',
  allHint: 'For a channel that exists to ask the agent: each message costs a reply',
  commands: '/ask only',
  commandsHint: 'Ordinary messages are neither read nor stored',
  settingsNotSaved: 'The choice was not saved.',
} as const
