import type { MissingFile } from '#shared/conversations/attachments/missing-file'
import { type StoredExtension, storedExtension, storedTypes } from '#shared/conversations/attachments/stored-types'
import { matchesExtension } from './matches-extension.ts'

/** What a third party says about a file. */
interface Claim {
  readonly name: string
  /** A MIME type; absent or `application/octet-stream` where it does not know. */
  readonly type?: string | undefined
}

export type Judgement =
  | { readonly kind: 'kept'; readonly ending: StoredExtension }
  | { readonly kind: 'missing'; readonly reason: Extract<MissingFile, 'wrong-content' | 'not-accepted'> }

/** Further names of the same types. */
const aliases: Readonly<Record<string, StoredExtension>> = {
  'image/jpg': 'jpg',
  'audio/opus': 'ogg',
  'audio/mp3': 'mp3',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'video/quicktime': 'mp4',
}

const UNKNOWN = 'application/octet-stream'

const endings = Object.keys(storedTypes) as readonly StoredExtension[]

const endingOfType = (type: string): StoredExtension | undefined =>
  aliases[type] ?? endings.find((ending) => storedTypes[ending] === type)

/** Of which a phone or a provider may confuse one with another without changing what it is for. */
const familyOf = (ending: StoredExtension): string => {
  const type = storedTypes[ending]
  if (type.startsWith('image/')) return 'picture'
  return /^(audio|video)\//.test(type) ? 'recording' : ending
}

/** What bytes can be told by without a name; any bytes without control characters are a text. */
const telling = endings.filter((ending) => ending !== 'txt' && ending !== 'csv')

/**
 * The type of a file that a third party has: as its bytes say, not as it is called. One that claims to be something else than
 * its bytes are is not kept: a program called `invoice.pdf`, a PDF called `photo.jpg`.
 */
export const judgeFile = ({ name, type = '' }: Claim, bytes: Uint8Array): Judgement => {
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const claimed = storedExtension(name) ?? endingOfType(mime)
  if (claimed && matchesExtension(claimed, bytes)) return { kind: 'kept', ending: claimed }
  const found = telling.find((ending) => matchesExtension(ending, bytes))
  if (claimed)
    return found && familyOf(found) === familyOf(claimed)
      ? { kind: 'kept', ending: found }
      : { kind: 'missing', reason: 'wrong-content' }
  const isUnclaimed = mime === '' || mime === UNKNOWN
  return found && isUnclaimed ? { kind: 'kept', ending: found } : { kind: 'missing', reason: 'not-accepted' }
}

/** A name that ends as the file's bytes say, so that it opens where it is downloaded. */
export const fittingName = (name: string, ending: StoredExtension): string => {
  const given = storedExtension(name)
  if (given && storedTypes[given] === storedTypes[ending]) return name
  const bare = given ? name.slice(0, name.lastIndexOf('.')) : name
  return `${bare === '' ? 'file' : bare}.${ending}`
}
