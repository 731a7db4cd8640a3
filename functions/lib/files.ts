import { environment } from './environment.ts'
import { perFunction } from './per-function.ts'

/** The region's bucket of files. Keys begin with a feature's name and the tenant; access is granted by prefix. */
export interface Files {
  /** Nothing when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** In bytes; nothing when there is no such file. */
  readonly size: (key: string) => Promise<number | undefined>
  /** `disposition` is the Content-Disposition that the file is always served with. */
  readonly put: (key: string, bytes: Uint8Array, contentType?: string, disposition?: string) => Promise<void>
  /** Removing what is not there is no error. */
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Removes all whose keys begin with a text, a page at a time: again removes what is left. */
  readonly clear: (prefix: string) => Promise<void>
  /** All keys that begin with a text. */
  readonly list: (prefix: string) => Promise<string[]>
  /** An address that takes one PUT of exactly so many bytes, with the headers that are part of its signature. */
  readonly uploadAddress: (
    key: string,
    upload: { readonly bytes: number; readonly contentType: string; readonly seconds: number },
  ) => Promise<{ readonly url: string; readonly headers: Readonly<Record<string, string>> }>
  /** An address that answers the file, as it was put, for so many seconds. */
  readonly downloadAddress: (key: string, seconds: number) => Promise<string>
}

let replaced: Files | undefined

const s3 = perFunction(async (): Promise<Files> => {
  // imported on first use: functions that meet no file do not pay for the client at their start
  const { s3Files } = await import('./s3-files.ts')
  return s3Files(environment('FILES_BUCKET'))
})

export const files = async (): Promise<Files> => replaced ?? s3()

/** Gives files without S3 (tests and the simulation only). */
export const replaceFiles = (store: Files | undefined): void => {
  replaced = store
}
