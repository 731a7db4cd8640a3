import { randomBytes } from 'node:crypto'
import type { Credentials } from './credentials.ts'

export const newCredentials = (): Credentials => ({
  accessKeyId: `LOCAL${randomBytes(12).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(24).toString('base64url'),
})
