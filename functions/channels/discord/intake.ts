import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Intake } from '#functions/channels/provider/inbound'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { askedIn, channelIn, Interaction, userIn } from './interaction.ts'
import { orderOf } from './messages/order-of.ts'

const SIGNATURE_HEADER = 'x-signature-ed25519'
const TIMESTAMP_HEADER = 'x-signature-timestamp'

/** Discord repeats nothing, so what is older was replayed by an attacker. Its own libraries accept any age. */
const FRESH_S = 300

const keys = perFunction(() => new Map<string, KeyObject>())

/** An Ed25519 key from its 32 bytes; reading it takes longer than verifying with it. */
const keyOf = (publicKey: string): KeyObject | undefined => {
  if (!/^[0-9a-f]{64}$/i.test(publicKey)) return undefined
  const known = keys().get(publicKey)
  if (known) return known
  const x = Buffer.from(publicKey, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  keys().set(publicKey, key)
  return key
}

const isFresh = (timestamp: string): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(world().now() / 1000 - Number(timestamp)) <= FRESH_S

/**
 * Bodies are one interaction each, signed over the timestamp and the raw bytes. `verify` takes the application's public key;
 * without one everything is refused.
 * https://docs.discord.com/developers/interactions/overview#setting-up-an-endpoint-validating-security-request-headers
 */
export const discordIntake: Intake = {
  verify: ({ headers, body }, publicKey) => {
    const signature = headers[SIGNATURE_HEADER] ?? ''
    const timestamp = headers[TIMESTAMP_HEADER] ?? ''
    const key = keyOf(publicKey)
    const isSigned =
      key !== undefined &&
      /^[0-9a-f]{128}$/i.test(signature) &&
      isFresh(timestamp) &&
      verify(undefined, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'))
    if (!isSigned) throw new Problem('unauthenticated', protocolText('signature'))
  },
  slices: (body) => {
    const interaction = Interaction.safeParse(body).data
    const user = interaction && userIn(interaction)
    const kind = interaction && askedIn(interaction).kind
    const channel = interaction && channelIn(interaction)
    if (!channel || !user || kind === 'other' || kind === 'no-words') return []
    const account = accountId('discord', channel)
    const order = orderOf(interaction.id)
    return [{ account, lane: `${account}/${user.id}`, eventId: order, order, raw: body }]
  },
}
