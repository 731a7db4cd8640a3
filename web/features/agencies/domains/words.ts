export const domainWords = {
  title: 'Domains',
  subdomain: 'Product subdomain',
  subdomainHint: 'Where your clients log in. Live as soon as it is set up.',
  preview: 'Your portal will be at {host}.',
  setUp: 'Set up',
  'state.claiming': 'Setting up',
  'state.live': 'Live',
  'state.removing': 'Cancelling',
  open: 'Open portal',
  cancel: 'Cancel subdomain',
  again: 'Try again',
  confirmTitle: 'Cancel {host}?',
  confirmBody:
    'Your clients can no longer log in there. The name stays reserved for you for 90 days, then anyone can take it.',
  keep: 'Keep it',
  loadFailed: 'The domains did not load.',
} as const
