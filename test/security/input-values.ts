/** A source that the matrix puts into the agents that there are. */
export const aSource = '01J0000000000000000000000A'

export const aPair = '01J0000000000000000000000B'
export const aCrawl = '01J0000000000000000000000C'
/** Nothing was ever uploaded under it: the one who may keep it meets a conflict. */
export const anUpload = '01J0000000000000000000000D'
/** The SHA-256 of no key. */
export const aKey = '0'.repeat(64)
/** An address that every workspace has invited, and the link's token. */
export const invited = 'invited@example.com'
/** A member of every workspace. */
export const teammate = 'teammate@example.com'
export const invitationSecret = 'A'.repeat(43)
/** The member of the matrix's own workspace. */
export const matrixMember = 'member@example.com'
/** With which the matrix's agents know their visitors. */
export const identitySecret = 'vgi_of-the-matrix'
/** A PNG. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** The WhatsApp number that each agent of the matrix has. */
export const aNumber = (agentId: string): string => (agentId.startsWith('own') ? '5001' : '5002')

/** What WhatsApp calls a message that each of them has sent. */
export const aTestMessage = 'wamid.HBgLMTY='
