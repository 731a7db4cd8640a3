type Code =
  | 'bad-url'
  | 'blocked-port'
  | 'blocked-address'
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'tls'
  | 'not-http'
  | 'bad-encoding'
  | 'too-large'
  | 'too-many-redirects'
  | 'http-status'

/** Why a safe fetch failed. Stays inside lib: callers of `safeFetch` get an outcome. */
export class SafeFetchFault extends Error {
  readonly code: Code

  constructor(code: Code, detail: string) {
    super(detail)
    this.name = 'SafeFetchFault'
    this.code = code
  }

  /** The cause of an error from the socket, TLS, HTTP or decompression layer. */
  static from(error: unknown, deadline: AbortSignal): SafeFetchFault {
    if (error instanceof SafeFetchFault) return error
    if (deadline.aborted) return new SafeFetchFault('timeout', 'no complete answer in time')
    const detail = error instanceof Error ? error.message : String(error)
    return new SafeFetchFault(codeOf(systemCode(error)), detail)
  }
}

function systemCode(error: unknown): string {
  // Connecting to several addresses fails with one error per address.
  if (error instanceof AggregateError && error.errors.length > 0) return systemCode(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function codeOf(code: string): Code {
  if (code === 'ECONNREFUSED') return 'refused'
  if (code === 'ETIMEDOUT') return 'timeout'
  if (code.startsWith('HPE_')) return 'not-http'
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR_')) return 'bad-encoding'
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO)/.test(code)) return 'tls'
  return 'unreachable'
}
