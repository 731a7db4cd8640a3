/** The region's files bucket. Keys begin with a feature's name and the tenant; access is granted by prefix. */
export interface Files {
  /** `undefined` without such a file. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** The bytes from `start` up to `end`, which is not included; `undefined` without such a file. */
  readonly getRange: (key: string, start: number, end: number) => Promise<Uint8Array | undefined>
  /** In bytes; `undefined` without such a file. */
  readonly size: (key: string) => Promise<number | undefined>
  /** `disposition` is the Content-Disposition that the file is always served with. */
  readonly put: (key: string, bytes: Uint8Array, contentType?: string, disposition?: string) => Promise<void>
  /** Removing a missing file is not an error. */
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Removes all files of a prefix, a page at a time; a second run removes what is left. */
  readonly clear: (prefix: string) => Promise<void>
  /** All keys of a prefix. */
  readonly list: (prefix: string) => Promise<string[]>
  /** A presigned URL for one PUT of exactly this size, and the headers that are part of its signature. */
  readonly uploadAddress: (
    key: string,
    upload: { readonly bytes: number; readonly contentType: string; readonly seconds: number },
  ) => Promise<{ readonly url: string; readonly headers: Readonly<Record<string, string>> }>
  /** A presigned URL of the file, valid for this many seconds. */
  readonly downloadAddress: (key: string, seconds: number) => Promise<string>
}
