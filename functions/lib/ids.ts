import { world } from './world.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** `count` random letters and digits, without bias: 62 symbols, so bytes from 248 up are discarded. */
export const randomText = (count: number): string => {
  let text = ''
  while (text.length < count) {
    for (const byte of world().randomBytes(count)) {
      if (byte < 248 && text.length < count) text += LETTERS[byte % 62]
    }
  }
  return text
}

/** A ULID: 48 bits of milliseconds, 80 random bits; sorts by time. */
export const ulid = (at: number = world().now()): string => {
  let time = ''
  for (let rest = at, digit = 0; digit < 10; digit++, rest = Math.floor(rest / 32)) time = CROCKFORD[rest % 32] + time
  let random = ''
  for (const byte of world().randomBytes(16)) random += CROCKFORD[byte % 32]
  return time + random
}

/** Specification 1, section 9: agent ids have 16 characters. */
export const agentId = (): string => randomText(16)

/** Specification 3, section 9: workspace uids have 15 characters. */
export const workspaceId = (): string => randomText(15)

/** Specifications 1 and 3, section 9: secrets are `vg_` plus 20 characters. */
export const secretKey = (): string => `vg_${randomText(20)}`
