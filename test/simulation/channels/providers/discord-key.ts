import { createPrivateKey, createPublicKey } from 'node:crypto'

export const APPLICATION = '1360871728770846733'

// the same in every process, so that a seed replays identically
const privateKey = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'5a'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
})

/** With which Discord signs what it pushes; the public half as it is stored, in hexadecimal. */
export const discordKey = {
  privateKey,
  publicKey: createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(12).toString('hex'),
}
