import { newSettings } from '#shared/agencies/schema'
import type { StoredAgency } from './store.ts'

interface NewAgency {
  readonly ID: string
  /** The workspace that it resells. */
  readonly userId: string
  readonly name: string
  readonly secret: string
}

/** An agency whose settings nobody has changed. `now` in milliseconds. */
export const newAgency = ({ ID, userId, name, secret }: NewAgency, now: number): StoredAgency => ({
  ...newSettings(name),
  ID,
  userId,
  secret,
  fontFaces: [],
  safeCss: '',
  secretVersion: 1,
  VGsubDomain: '',
  isVerifiedSubDomain: false,
  customDomain: '',
  isVerifiedCustomDomain: false,
  customDomainConfig: [],
  createdAt: Math.floor(now / 1000),
  lastModified: Math.floor(now / 1000),
})
