/** Where a picture lies until it is kept. What nobody keeps is removed with the other uploads after a day. */
export const uploadKey = (it: { readonly agentId: string; readonly uploadId: string }): string =>
  `uploads/pictures/${it.agentId}/${it.uploadId}`
