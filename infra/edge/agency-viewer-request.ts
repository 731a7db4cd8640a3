import { agencyPlaceOf, isByHostAlone } from './agency-place-of.ts'
import type { ViewerRequest } from './viewer-request.ts'

/** The only cookie of an agency's host that leaves the edge: the session of a client, which functions read. */
const SESSION = '__Host-session'

/**
 * CloudFront's function of agencies' hosts: leads a path to what answers it and says which host the viewer asked for, whatever a
 * client sent under that name. Written in CloudFront's language.
 */
export const agencyViewerRequest = (event: { request: ViewerRequest }): ViewerRequest => {
  const request = event.request
  const host = request.headers.host
  const place = agencyPlaceOf(request.uri)
  const session = request.cookies ? request.cookies[SESSION] : undefined
  const isCall = place.kind === 'api' || place.kind === 'chat' || place.kind === 'live'
  request.uri = place.path
  delete request.headers['x-origin-secret']
  request.cookies = {}
  if (session && isCall && !isByHostAlone(place.path)) request.cookies[SESSION] = session
  request.headers['x-viewer-host'] = { value: host ? host.value.toLowerCase() : '' }
  request.headers['x-viewer-region'] = { value: place.region || 'none' }
  return request
}
