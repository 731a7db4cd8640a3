import * as z from 'zod'
import { callAws } from './call-aws.ts'
import { environment } from './environment.ts'
import { perFunction } from './per-function.ts'
import { world } from './world.ts'

/**
 * What a sealed text belongs to: `item` is its key in the table (`ACC#telegram:1`), `field` its attribute. KMS authenticates it with the
 * text and records it in CloudTrail: a text that was copied to another item or tenant does not open there.
 */
export interface SealedContext {
  readonly workspaceId: string
  readonly item: string
  readonly field: string
}

/** What KMS does with base64, for tests and the simulation to replace. */
interface KeyService {
  readonly encrypt: (plaintext: string, context: SealedContext) => Promise<string>
  readonly decrypt: (ciphertext: string, context: SealedContext) => Promise<string>
}

const Encrypted = z.object({ CiphertextBlob: z.string() }).transform(({ CiphertextBlob }) => CiphertextBlob)
const Decrypted = z.object({ Plaintext: z.string() }).transform(({ Plaintext }) => Plaintext)

const callKms = async (operation: 'Encrypt' | 'Decrypt', context: SealedContext, input: object): Promise<unknown> => {
  const region = process.env.AWS_REGION ?? ''
  const answer = await callAws({
    service: 'kms',
    region,
    url: process.env.AWS_ENDPOINT_URL ?? `https://kms.${region}.amazonaws.com`,
    jsonVersion: '1.1',
    target: `TrentService.${operation}`,
    input: { KeyId: environment('SEALING_KEY'), EncryptionContext: context, ...input },
  })
  if (answer.isRefused) throw new Error(`KMS refused to ${operation.toLowerCase()}: ${answer.status} ${answer.type}`)
  return answer.body
}

const kms: KeyService = {
  encrypt: async (Plaintext, context) => Encrypted.parse(await callKms('Encrypt', context, { Plaintext })),
  decrypt: async (CiphertextBlob, context) => Decrypted.parse(await callKms('Decrypt', context, { CiphertextBlob })),
}

let service: KeyService = kms

/** Replaces KMS (tests and the simulation only); `undefined` restores it. */
export const replaceSealing = (replacement: KeyService | undefined): void => {
  service = replacement ?? kms
}

/** KMS takes no more in one call. */
const MOST_BYTES = 4096
/** How long a function keeps an opened text: after this it is asked for again, so that a key that is disabled stops it. */
const FRESH_MS = 5 * 60_000
const MOST_OPENED = 500

/** Of named fields only: a context with more, or in another order, is the same or is refused. */
const contextOf = ({ workspaceId, item, field }: SealedContext): SealedContext => ({ workspaceId, item, field })

/** A tenant's secret as it is stored: a text in base64. At most 4096 bytes; throws for more, and when KMS does not answer. */
export const seal = async (text: string, context: SealedContext): Promise<string> => {
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length > MOST_BYTES) throw new Error(`a secret of ${bytes.length} bytes cannot be sealed`)
  return service.encrypt(bytes.toString('base64'), contextOf(context))
}

const opened = perFunction(() => new Map<string, { readonly until: number; readonly text: Promise<string> }>())

/** The secret that was sealed with the same context. Throws where the context is another, and when KMS does not answer. Never log what it returns. */
export const open = (sealed: string, context: SealedContext): Promise<string> => {
  const cache = opened()
  const key = JSON.stringify([sealed, contextOf(context)])
  const known = cache.get(key)
  if (known && known.until > world().now()) return known.text
  const text = service
    .decrypt(sealed, contextOf(context))
    .then((plaintext) => Buffer.from(plaintext, 'base64').toString('utf8'))
  cache.delete(key)
  if (cache.size >= MOST_OPENED) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, { until: world().now() + FRESH_MS, text })
  // a failure is not kept; who awaits it gets it
  text.catch(() => cache.get(key)?.text === text && cache.delete(key))
  return text
}
