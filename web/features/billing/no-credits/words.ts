export const noCreditsWords = {
  title: 'This workspace has no credits, so a new agent could not answer.',
  fact: 'Everything else works: it can be created, edited and published, and it answers once there are credits.',
  open: 'Open {workspace}',
  ask: 'Ask us for credits',
} as const
