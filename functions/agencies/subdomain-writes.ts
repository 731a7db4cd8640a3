import { absentOr, is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { agencies } from './store.ts'

/** The agency's product subdomain, refused while it has another one. Saving settings and this never meet: `lastModified` stays. */
export const settingSubdomain = (ID: string, host: string): Write =>
  agencies.changing({ ID }, { set: { VGsubDomain: host, isVerifiedSubDomain: false } }, { VGsubDomain: absentOr('') })

export const confirmingSubdomain = (ID: string, host: string): Write =>
  agencies.changing({ ID }, { set: { isVerifiedSubDomain: true } }, { VGsubDomain: is(host) })

export const clearingSubdomain = (ID: string, host: string): Write =>
  agencies.changing({ ID }, { set: { VGsubDomain: '', isVerifiedSubDomain: false } }, { VGsubDomain: is(host) })
