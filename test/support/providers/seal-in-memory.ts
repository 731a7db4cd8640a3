import { replaceSealing } from '#lib/sealed'

/** Stands in for KMS where a test has no AWS proxy: what it seals opens with the same context only. Returns a function that ends it. */
export const sealInMemory = (): (() => void) => {
  replaceSealing({
    encrypt: async (plaintext, context) =>
      Buffer.from(JSON.stringify({ plaintext: [...plaintext].toReversed().join(''), context })).toString('base64'),
    decrypt: async (ciphertext, context) => {
      const sealed = JSON.parse(Buffer.from(ciphertext, 'base64').toString()) as { plaintext: string; context: unknown }
      if (JSON.stringify(sealed.context) !== JSON.stringify(context)) throw new Error('sealed for another context')
      return [...sealed.plaintext].toReversed().join('')
    },
  })
  return () => replaceSealing(undefined)
}
