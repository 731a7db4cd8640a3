/** Whose picture is uploaded. */
export type PictureOwner = { readonly agentId: string } | { readonly workspaceId: string }

/** Where an upload is kept until it is accepted; the bucket deletes uploads after a day. Agent ids never equal `workspaces`. */
export const uploadKey = (owner: PictureOwner, uploadId: string): string =>
  `uploads/pictures/${'agentId' in owner ? owner.agentId : `workspaces/${owner.workspaceId}`}/${uploadId}`
