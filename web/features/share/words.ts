export const shareWords = {
  frame: 'Chat with {name}',
  heading: 'A shared agent',
  loading: 'Loading',
  notFound: 'There is no such agent.',
  notFoundDetail: 'The link may be mistyped, or the agent is no longer published.',
  failed: 'The agent did not load.',
} as const
