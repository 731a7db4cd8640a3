export const prototypeWords = {
  demo: 'Demo',
  draft: 'Draft, not published',
  title: '{name}, demo',
  fact: 'Try it as a visitor would. Nothing here is counted, and a conversation ends after thirty messages.',
  copy: 'Copy link',
  copied: 'Copied to Clipboard.',
  again: 'Start again',
  frame: 'Chat with {name}',
  loading: 'Loading',
  notFound: 'There is no such agent.',
  notFoundDetail: 'The link may be mistyped, or the agent has been deleted.',
  failed: 'The demo did not load.',
} as const
