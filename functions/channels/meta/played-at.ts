import { optionalEnvironment } from '#lib/environment'

/** Where Meta is played on this machine (infra/local/stand-ins): the address of its Graph API; `undefined` where it is the real one. */
export const metaPlayedAt = (): URL | undefined => {
  const url = URL.parse(optionalEnvironment('GRAPH_BASE_URL') ?? '')
  return url?.hostname === '127.0.0.1' ? url : undefined
}
