/** The state of one upload. The stored file is the form's own value, not a state. */
export type UploadState =
  | { readonly kind: 'idle' }
  /** `percent` of its bytes are sent, 0 to 100. */
  | { readonly kind: 'sending'; readonly name: string; readonly percent: number; readonly preview?: string | undefined }
  /** Can be retried: the connection, the server. */
  | { readonly kind: 'failed'; readonly name: string; readonly reason: string; readonly preview?: string | undefined }
  /** The server refused its bytes: a retry changes nothing. */
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }
  | { readonly kind: 'sent'; readonly name: string; readonly url: string }
