/** API Gateway closes a connection after 10 idle minutes, and each ping is paid. */
export const PING_EVERY_MS = 9.5 * 60_000

/** API Gateway ends every connection after two hours. */
export const CONNECTION_SECONDS = 2 * 3600
