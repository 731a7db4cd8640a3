import { PortraitReplaced } from '#events/workspaces/events'
import { consumer } from '#lib/events/consumer'
import { files } from '#lib/files'
import { portraitKey } from './portrait-key.ts'

/** Deletes a picture that a workspace or its owner no longer shows. Another workspace's picture is left alone. */
export const handler = consumer(PortraitReplaced, async ({ data: { workspaceId, url } }) => {
  const key = portraitKey(workspaceId, url)
  if (key) await (await files()).remove([key])
})
