import { world } from '#lib/world'

/** 256 bits in base64url: 43 characters. */
export const newSecret = (): string => Buffer.from(world().randomBytes(32)).toString('base64url')
