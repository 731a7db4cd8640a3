import { gunzipSync, gzipSync } from 'node:zlib'
import { parseStored } from '#lib/parse-stored'
import { sha256 } from '#lib/sha256'
import { agentText } from '#shared/agents/messages'
import { AgentSettings } from '#shared/agents/schema'
import { Problem } from '#shared/problems'

/** DynamoDB stores items up to 400 KB; a usual agent packs to under 10 KB. */
const MAX_PACKED_BYTES = 256_000
/** Limit of an unpacked body, against decompression bombs. */
const MAX_TEXT_BYTES = 8_000_000

export interface PackedSettings {
  readonly body: Uint8Array
  /** Equal settings have equal hashes, whatever the order of their fields. */
  readonly hash: string
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

/** Settings as they are stored: sorted JSON, gzipped, with a hash that shows whether the draft equals the live copy. */
export const packSettings = (settings: AgentSettings): PackedSettings => {
  const text = JSON.stringify(sorted(settings))
  const body = gzipSync(text)
  if (body.length > MAX_PACKED_BYTES) throw new Problem('too-large', agentText('tooLarge'))
  return { body, hash: sha256(text) }
}

/** Reads settings back, of a later release too. `fill` adds defaults for fields that are newer than the stored settings. */
export const unpackSettings = (
  body: Uint8Array,
  fill: (partial: Record<string, unknown>) => Record<string, unknown> = (it) => it,
): AgentSettings =>
  parseStored(
    (settings) => AgentSettings.parse(settings),
    fill(JSON.parse(gunzipSync(body, { maxOutputLength: MAX_TEXT_BYTES }).toString()) as Record<string, unknown>),
  )
