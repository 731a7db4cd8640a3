/** Of the list, which the test chat does without. */
export const chatsWords = {
  emptyTitle: 'No conversations yet.',
  emptyBody: 'Conversations appear here live as soon as a visitor writes to this agent.',
  emptyStep1: 'Publish the agent',
  emptyStep2: 'Add the script tag to your website',
  emptyStep3: 'Follow along live',
  emptyAction: 'Show the script tag',
  channels: 'Channels',
  allChannels: 'All channels',
  emptyChannel: 'No conversation came through this channel.',
  emptyFilter: 'No conversation has the status “{state}”.',
  find: 'Search visitors',
  findPlaceholder: 'Name, e-mail, order number',
  findFailed: 'The search did not work.',
  found: '{count, plural, one {# conversation found} other {# conversations found}}',
  foundNone: 'Nothing known about a visitor contains “{find}”.',
  findMore: 'Search earlier conversations',
} as const
