import { sha256 } from '#lib/sha256'

/**
 * The prefix of the names of a workspace's portraits. A replaced portrait is deleted, so its name must identify the workspace,
 * but hashed. The upload's id makes each name unique: a portrait being deleted is never one that was just stored.
 */
export const portraitPrefix = (workspaceId: string, uploadId = ''): string =>
  `${sha256(`portraits#${workspaceId}`).slice(0, 24)}-${uploadId && `${uploadId}-`}`
