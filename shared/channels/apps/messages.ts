import { textsOf } from '#shared/text'

export const appMessages = {
  noApplicationId: 'An app ID has digits only. Copy it from the provider’s console.',
  noAppSecret: 'An app secret has 32 digits and letters from a to f.',
  noConfigId: 'A configuration ID has digits only.',
  noPublicKey: 'A public key has 64 digits and letters from a to f.',
  noBotToken: 'Enter the bot token. Discord shows it once, after Reset Token.',
  secretNeeded: 'Enter the secret.',
  metaRefused: (detail: string) => `Meta does not accept this app ID and secret together: ${detail}`,
  metaFailed: 'Meta did not answer. Try again.',
  discordRefused: (detail: string) => `Discord does not accept this token: ${detail}`,
  discordFailed: (detail: string) => `Discord did not answer: ${detail}`,
  otherApplication: (id: string) => `This token is of another application, ${id}.`,
  otherPublicKey: 'This is not the application’s public key. Copy it from General Information.',
  hasAnother: 'Your workspace has another app. Remove that one first.',
  notThere: 'Your workspace has no such app.',
  changedMeanwhile: 'The app was changed in the meantime. Reload the page.',
  inUse: (accounts: string) => `Accounts are connected through this app: ${accounts}. Remove them first.`,
  tooMany: 'Too many attempts. Try again in an hour.',
  logInOfAnother: 'This log-in is of another workspace’s app. Continue with Meta again.',
} as const

export const appText = /* @__PURE__ */ textsOf('channels-apps', appMessages)
