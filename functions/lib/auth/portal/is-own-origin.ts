/**
 * Whether a page of this host itself made the call. `host` has no port: the cloud has none but TLS's own. Only a development
 * machine serves pages without TLS, and at a port.
 */
export const isOwnOrigin = (origin = '', host = ''): boolean => {
  const from = URL.parse(origin)
  if (from === null || host === '' || from.hostname !== host) return false
  return (from.protocol === 'https:' && from.port === '') || host.endsWith('.localhost')
}
