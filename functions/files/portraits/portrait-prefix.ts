import { sha256 } from '#lib/sha256'

/**
 * What the names of a workspace's portraits begin with: they are shown in one place and go when it shows another, so a name
 * has to say whose it is without saying who that is. With the upload's own part no name comes twice: one that is being
 * deleted is never one that has just been kept.
 */
export const portraitPrefix = (workspaceId: string, uploadId = ''): string =>
  `${sha256(`portraits#${workspaceId}`).slice(0, 24)}-${uploadId && `${uploadId}-`}`
