import type { TransactPart } from './transaction-step.ts'

const TOKEN_MS = 600_000

class IdempotentParameterMismatchException extends Error {
  override readonly name = 'IdempotentParameterMismatchException'
}

/** The idempotency tokens of transactions; each is remembered for ten minutes. */
export const clientTokens = (now: () => number) => {
  const tokens = new Map<string, { readonly at: number; readonly request: string }>()

  return {
    /** Whether the token's transaction was committed already; throws when that was another one. */
    isDone: (token: string, parts: readonly TransactPart[]): boolean => {
      const known = tokens.get(token)
      if (!known || now() - known.at >= TOKEN_MS) return false
      if (known.request !== textOf(parts))
        throw new IdempotentParameterMismatchException('The request uses the same client token with other parameters')
      return true
    },

    remember: (token: string, parts: readonly TransactPart[]): void => {
      const at = now()
      for (const [old, known] of tokens) {
        if (at - known.at < TOKEN_MS) break
        tokens.delete(old)
      }
      tokens.set(token, { at, request: textOf(parts) })
    },

    forget: (token: string): void => void tokens.delete(token),
  }
}

const textOf = (parts: readonly TransactPart[]): string =>
  JSON.stringify(parts, (_, value) => (value instanceof Set ? [...value] : value))
