import * as z from 'zod'

/** Why a file that a visitor sent on a third party's channel was not kept. */
export const MissingFile = z.enum([
  /** Its provider does not have it any more. */
  'gone',
  'too-large',
  /** Its bytes are not of the type that it says. */
  'wrong-content',
  /** Files of its type are not kept, or the agent takes no files. */
  'not-accepted',
  /** Its address is not the provider's. */
  'elsewhere',
  /** The provider did not give it in time, however often it was asked. */
  'unavailable',
  /** The visitor sent too many within the hour. */
  'too-many',
])
export type MissingFile = z.infer<typeof MissingFile>

/** The reason as a model reads it. */
export const missingReasons: Readonly<Record<MissingFile, string>> = {
  gone: 'it is no longer available',
  'too-large': 'it is larger than 20 MB',
  'wrong-content': 'its content does not match its file type',
  'not-accepted': 'files of this kind are not accepted',
  elsewhere: 'it is not stored at the messenger',
  unavailable: 'it could not be downloaded',
  'too-many': 'too many files were sent within the hour',
}
