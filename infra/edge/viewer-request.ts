import { placeOf } from './place-of.ts'

/** The part of CloudFront's viewer-request event that is read or changed. */
export interface ViewerRequest {
  uri: string
  /** CloudFront gives cookies apart from the other headers. */
  cookies?: Record<string, object>
  headers: Record<string, { value: string } | undefined>
}

/**
 * CloudFront's function: takes the prefix off and says which host the viewer asked for. Whatever a client sent under a
 * name that only the edge may set is overwritten or removed; the viewer's address and country are CloudFront's own headers.
 */
export const viewerRequest = (event: { request: ViewerRequest }): ViewerRequest => {
  const request = event.request
  const host = request.headers.host
  request.uri = placeOf(request.uri).path
  delete request.headers['x-origin-secret']
  // the dashboard keeps its session in cookies for itself: no gateway reads one
  request.cookies = {}
  request.headers['x-viewer-host'] = { value: host ? host.value : '' }
  return request
}
