import type { Surface } from '#infra/headers'

/** The folder of the web's build that the frames' host serves, and no other host. */
export const FRAMES_FOLDER = 'frames'

/**
 * What the frames' host serves: pages in which scripts of others run, each under a policy of its own, and what these pages load. The host is a
 * site of its own, so that nothing on it reaches the session or the pages of the dashboard. Everything else there is a 404. One table for
 * CloudFront and the local edge; a `*` at the end stands for names that hold a hash.
 */
export const framesHost = {
  '/meta-frame.html': 'log-in',
  // becomes the page of an agency's html tab, whose code the portal hands in
  '/tab.html': 'tab',
  // who may frame the pages: shared/web-config.ts
  '/config.json': 'answer',
  '/assets/*': 'answer',
} as const satisfies Readonly<Record<`/${string}`, Surface>>

export type FrameSurface = (typeof framesHost)[keyof typeof framesHost]

/** What a path of the frames' host is; nothing where there is nothing. */
export const frameSurfaceOf = (path: string): FrameSurface | undefined =>
  Object.entries(framesHost).find(([served]) =>
    served.endsWith('*') ? path.startsWith(served.slice(0, -1)) : path === served,
  )?.[1]
