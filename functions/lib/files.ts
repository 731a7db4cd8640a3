import { environment } from './environment.ts'
import type { Files } from './files.port.ts'
import { perFunction } from './per-function.ts'

let replaced: Files | undefined

const s3 = perFunction(async (): Promise<Files> => {
  // loaded on use: functions that use no files start without the client
  const { s3Files } = await import('./s3-files.ts')
  return s3Files(environment('FILES_BUCKET'))
})

export const files = async (): Promise<Files> => replaced ?? s3()

/** Replaces S3 (tests and the simulation only). */
export const replaceFiles = (store: Files | undefined): void => {
  replaced = store
}
