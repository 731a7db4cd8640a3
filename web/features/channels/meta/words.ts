export const metaWords = {
  tryAgain: 'Try again',
  frameTitle: 'Sign in with Meta',
  loadingMeta: 'Loading Meta’s sign-in …',
  metaNotLoaded: 'Meta’s sign-in did not load.',
  metaNotLoadedHint: 'An ad blocker or a firewall may stop {host}.',
  windowOpen: 'Continue in Meta’s window.',
  noAppTitle: 'No Meta app here',
  noApp:
    'The operator of this installation has to give it a Meta app: its id, secret, verify token and the configuration of its log-in. docs/channels-whatsapp.md says how.',
  noFrames:
    'The operator of this installation has to tell it its own address (appUrl), which Meta’s sign-in needs. docs/deploy.md says how.',
  left: 'The sign-in was not finished.',
  leftAt: 'The sign-in was left at “{step}”.',
  metaSays: 'Meta says: {message}',
  noCode: 'Meta’s window was closed before the sign-in was complete.',
} as const
