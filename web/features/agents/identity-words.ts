/** The secret with which a site proves its visitors (docs/widget.md, "Known visitors"). */
export const identityWords = {
  identity: 'Known visitors',
  identityFact: 'Visitors whom your site vouches for go on with their conversation on any device.',
  identitySecret: 'Identity secret',
  identitySecretHint: 'For your server only. It signs each user’s id (HMAC-SHA256, hex) for VG.identify().',
  identitySecretWhat: 'identity secret',
  makeSecret: 'Make a secret',
  rotateSecret: 'Make a new one',
  rotateQuestion: 'Make a new secret?',
  rotateBody: 'The present one is accepted for seven more days, so that you can change your server over.',
  secretChangeOver: 'The secret before this one is accepted until {date}.',
} as const
