const RETENTION_SECONDS = 48 * 3600

/**
 * When an item written now expires, if at all: `forgetAt` in Unix seconds. Whether a conversation expires is decided when it
 * starts; it lives as long as its newest message, so that a visitor who deletes it finds all of it.
 */
export const expiryOf = (isExpiring: boolean, now: number): { readonly forgetAt?: number } =>
  isExpiring ? { forgetAt: Math.floor(now / 1000) + RETENTION_SECONDS } : {}
