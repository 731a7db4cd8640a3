const RETENTION_SECONDS = 48 * 3600

/**
 * When what is written now vanishes, if it does at all: `forgetAt` in Unix seconds. Whether a conversation is forgotten is
 * settled at its beginning; it lives as long as the newest message in it, so that whoever has it deleted finds it whole.
 */
export const expiryOf = (isForgotten: boolean, now: number): { readonly forgetAt?: number } =>
  isForgotten ? { forgetAt: Math.floor(now / 1000) + RETENTION_SECONDS } : {}
