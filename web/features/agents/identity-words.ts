/** The secret with which a site proves its visitors (docs/widget.md, "Known visitors"). */
export const identityWords = {
  identity: 'Known visitors',
  identityFact: 'Visitors whom your website identifies continue their conversation on any device.',
  identitySecret: 'Identity secret',
  identitySecretHint: 'For your server only. It signs each user’s ID (HMAC-SHA256, hex) for VG.identify().',
  identitySecretWhat: 'identity secret',
  makeSecret: 'Create secret',
  rotateSecret: 'Rotate secret',
  rotateQuestion: 'Rotate the secret?',
  rotateBody: 'The current secret is accepted for seven more days, so that you can update your server.',
  secretChangeOver: 'The previous secret is accepted until {date}.',
} as const
