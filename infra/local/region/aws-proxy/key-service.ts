import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { type AwsAnswer, AwsError } from './aws-answer.ts'
import { type AwsCall, jsonOf } from './aws-call.ts'

const Context = z.record(z.string(), z.string()).default({})
const Encrypt = z.object({ Plaintext: z.base64(), EncryptionContext: Context })
const Decrypt = z.object({ CiphertextBlob: z.base64(), EncryptionContext: Context })

const MOST_BYTES = 4096
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The roles' condition on the context (infra/constructs/functions/function-permissions.ts). */
const CONTEXT = ['field', 'item', 'workspaceId']

/** KMS, for the one key that a region has: AES-256-GCM with the encryption context as authenticated data. `key`: 32 bytes in base64url. */
export const keyService = (key: string, keyArn: string) => {
  const secret = Buffer.from(key, 'base64url')
  const authenticated = (context: Readonly<Record<string, string>>): Buffer => {
    const names = Object.keys(context).toSorted()
    if (names.join() !== CONTEXT.join())
      throw new AwsError('AccessDeniedException', `The encryption context must name ${CONTEXT.join(', ')}.`)
    return Buffer.from(JSON.stringify(names.map((name) => [name, context[name]])))
  }
  const encrypt = ({ Plaintext, EncryptionContext }: z.infer<typeof Encrypt>): object => {
    const plaintext = Buffer.from(Plaintext, 'base64')
    if (plaintext.length > MOST_BYTES) throw invalid(`Plaintext has more than ${MOST_BYTES} bytes.`)
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(authenticated(EncryptionContext))
    const encrypted = [cipher.update(plaintext), cipher.final()]
    return { CiphertextBlob: Buffer.concat([nonce, ...encrypted, cipher.getAuthTag()]).toString('base64') }
  }
  const decrypt = ({ CiphertextBlob, EncryptionContext }: z.infer<typeof Decrypt>): object => {
    const blob = Buffer.from(CiphertextBlob, 'base64')
    const aad = authenticated(EncryptionContext)
    try {
      const decipher = createDecipheriv('aes-256-gcm', secret, blob.subarray(0, NONCE_BYTES))
        .setAAD(aad)
        .setAuthTag(blob.subarray(-TAG_BYTES))
      const opened = [decipher.update(blob.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
      return { Plaintext: Buffer.concat(opened).toString('base64') }
    } catch {
      throw new AwsError('InvalidCiphertextException', '')
    }
  }
  const answer = (call: AwsCall): object => {
    if (call.operation === 'Encrypt') return encrypt(parsed(Encrypt, call))
    if (call.operation === 'Decrypt') return decrypt(parsed(Decrypt, call))
    throw new AwsError('UnknownOperationException', call.operation)
  }
  return async (call: AwsCall): Promise<AwsAnswer> => ({
    status: 200,
    body: { ...answer(call), KeyId: keyArn, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' },
  })
}

const invalid = (message: string): AwsError => new AwsError('ValidationException', message)

const parsed = <Input>(schema: z.ZodType<Input>, call: AwsCall): Input => {
  const { data, error } = schema.safeParse(jsonOf(call))
  if (error) throw invalid('1 validation error detected')
  return data
}
