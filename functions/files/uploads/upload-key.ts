/** Whose picture is uploaded. */
export type PictureOwner =
  | { readonly agentId: string }
  | { readonly workspaceId: string }
  | { readonly clientId: string }

/** Where an upload is kept until it is accepted; the bucket deletes uploads after a day. Agent ids never equal `workspaces` or `clients`. */
export const uploadKey = (owner: PictureOwner, uploadId: string): string =>
  `uploads/pictures/${folderOf(owner)}/${uploadId}`

const folderOf = (owner: PictureOwner): string => {
  if ('agentId' in owner) return owner.agentId
  return 'clientId' in owner ? `clients/${owner.clientId}` : `workspaces/${owner.workspaceId}`
}

/** Whose uploads are counted together. */
export const uploaderOf = (owner: PictureOwner): string => Object.values(owner).join('')
