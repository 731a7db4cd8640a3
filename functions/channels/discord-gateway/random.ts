import { world } from '#lib/world'

/** From 0 up to 1. */
export const random = (): number => Buffer.from(world().randomBytes(4)).readUInt32BE() / 2 ** 32
