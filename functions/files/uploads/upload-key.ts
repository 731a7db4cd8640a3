/** For whom a picture is uploaded. An agent's id has no slash: no agent is called like the folder of the workspaces. */
export type PictureOwner = { readonly agentId: string } | { readonly workspaceId: string }

/** Where a picture lies until it is kept. What nobody keeps is removed with the other uploads after a day. */
export const uploadKey = (owner: PictureOwner, uploadId: string): string =>
  `uploads/pictures/${'agentId' in owner ? owner.agentId : `workspaces/${owner.workspaceId}`}/${uploadId}`
