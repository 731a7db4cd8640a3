import type { GrantsOf } from './grants.ts'

export const channelGrants = {} satisfies GrantsOf<'channels'>
