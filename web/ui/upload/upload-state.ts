/** Where one upload stands. What has been kept is the form's own value, not a state. */
export type UploadState =
  | { readonly kind: 'idle' }
  /** `percent` of its bytes have left, 0 to 100. */
  | { readonly kind: 'sending'; readonly name: string; readonly percent: number; readonly preview?: string | undefined }
  /** Worth another try: the connection, the server. */
  | { readonly kind: 'failed'; readonly name: string; readonly reason: string; readonly preview?: string | undefined }
  /** The server judged its bytes: trying again changes nothing. */
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }
  | { readonly kind: 'sent'; readonly name: string; readonly url: string }
