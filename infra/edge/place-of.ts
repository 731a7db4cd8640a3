/** Where a path leads: one of a region's three APIs with the prefix taken off, a picture of a region, a file that a signature opens (agencies' hosts), or a file. */
export interface Place {
  readonly kind: 'api' | 'chat' | 'live' | 'media' | 'signed' | 'file'
  /** `eu` or `na`; empty: the host's own region. */
  readonly region: string
  readonly path: string
}

/**
 * Reads a viewer's path. Shared by CloudFront's function and the local edge, so it keeps to the language that CloudFront
 * Functions speak: no destructuring, no spread, no optional chaining.
 */
export const placeOf = (path: string): Place => {
  const regional = /^\/(api|chat|live)\/(eu|na)(\/.*)?$/.exec(path)
  if (regional) return { kind: regional[1] as Place['kind'], region: String(regional[2]), path: regional[3] || '/' }
  const own = /^\/(api|chat|live)(\/.*)?$/.exec(path)
  if (own) return { kind: own[1] as Place['kind'], region: '', path: own[2] || '/' }
  const frame = /^\/app\/(eu|na)\/render\/([^/]+)\/iframe\/?$/.exec(path)
  if (frame) return { kind: 'api', region: String(frame[1]), path: `/public/agents/${frame[2]}/frame` }
  if (path === '/manifest.webmanifest') return { kind: 'api', region: '', path: '/public/manifest' }
  const picture = /^\/media\/(eu|na)\/((?:unsaved\/)?[\w-]+\.[a-z\d]+)$/.exec(path)
  if (picture) return { kind: 'media', region: String(picture[1]), path: `/media/${picture[2]}` }
  // a last segment with a dot is a file by that name; everything else is a screen of the dashboard, routed in the browser. The
  // frames' folder has a host of its own (infra/edge/frames.ts)
  const isFile = /\.[A-Za-z0-9]+$/.test(path) && path.indexOf('/frames/') !== 0
  return { kind: 'file', region: '', path: isFile ? path : '/index.html' }
}
