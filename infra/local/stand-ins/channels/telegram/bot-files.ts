import { fetchFile } from '#infra/local/stand-ins/channels/wire/fetch-file'
import { imageSize } from '#infra/local/stand-ins/channels/wire/image-size'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import type { Parameters, UploadedFile } from '#infra/local/stand-ins/channels/wire/read-parameters'
import { badRequest } from './failure.ts'
import type { Content, FileInfo, TelegramState } from './telegram-state.ts'

const MEGABYTE = 1024 * 1024

/** https://core.telegram.org/bots/api#sending-files */
const limits = {
  photo: { upload: 10 * MEGABYTE, address: 5 * MEGABYTE },
  document: { upload: 50 * MEGABYTE, address: 20 * MEGABYTE },
  voice: { upload: 50 * MEGABYTE, address: 20 * MEGABYTE },
} as const
export type FileKind = keyof typeof limits

export const MOST_DOWNLOAD_BYTES = 20 * MEGABYTE

/** What players on telephones take as a voice note; everything else arrives as a document. */
const VOICE = /^audio\/(ogg|opus|mpeg|mp3|mp4|m4a|x-m4a)\b/

const folders = { photo: 'photos', document: 'documents', voice: 'voice' } as const

const keep = (state: TelegramState, files: KeptFiles, kind: FileKind, file: UploadedFile): FileInfo => {
  const kept = files.put(file.bytes)
  const before = Object.entries(state.files).find(
    ([, known]) => known.kept === kept && known.path.startsWith(folders[kind]),
  )
  const dot = file.name.lastIndexOf('.')
  const extension = dot > 0 ? file.name.slice(dot).replace(/[^\w.]/g, '') : ''
  const id = before?.[0] ?? `AgAC${kind.charAt(0)}${kept}`
  state.files[id] ??= {
    kept,
    path: `${folders[kind]}/file_${Object.keys(state.files).length}${extension}`,
    type: file.type,
    name: file.name,
  }
  return { file_id: id, file_unique_id: `AQ${kept.slice(0, 14)}`, file_size: file.bytes.length }
}

const photoOf = (state: TelegramState, files: KeptFiles, file: UploadedFile): Content => {
  const size = imageSize(file.bytes)
  if (!size) throw badRequest('IMAGE_PROCESS_FAILED')
  const { width, height } = size
  if (width + height > 10_000 || Math.max(width / height, height / width) > 20)
    throw badRequest('PHOTO_INVALID_DIMENSIONS')
  return { photo: [{ ...keep(state, files, 'photo', { ...file, type: size.type }), width, height }] }
}

/** A file as the content of a message. `seconds`: of a voice note. */
export const fileContent = (
  state: TelegramState,
  files: KeptFiles,
  kind: FileKind,
  file: UploadedFile,
  seconds: number,
): Content => {
  if (file.bytes.length === 0) throw badRequest('file must be non-empty')
  if (kind === 'photo') return photoOf(state, files, file)
  const mime = file.type ? { mime_type: file.type.split(';')[0] ?? '' } : {}
  if (kind === 'voice' && VOICE.test(file.type))
    return { voice: { duration: seconds, ...mime, ...keep(state, files, 'voice', file) } }
  return { document: { file_name: file.name, ...mime, ...keep(state, files, 'document', file) } }
}

/** The file that a parameter names: by `attach://`, an upload of its own name, an address, or the id of a file sent before. */
export const inputFile = async (
  state: TelegramState,
  files: KeptFiles,
  { values, files: uploads }: Parameters,
  kind: FileKind,
  name: string,
  value = values[name] ?? '',
): Promise<UploadedFile> => {
  const upload = uploads[value.startsWith('attach://') ? value.slice('attach://'.length) : name]
  if (upload) {
    if (upload.bytes.length > limits[kind].upload) throw badRequest('file is too big')
    return upload
  }
  if (!value) throw badRequest(`there is no ${kind} in the request`)
  if (/^https?:/i.test(value)) {
    const fetched = await fetchFile(value, limits[kind].address)
    if (!fetched) throw badRequest('failed to get HTTP URL content')
    if (kind === 'photo' && !imageSize(fetched.bytes)) throw badRequest('wrong type of the web page content')
    return fetched
  }
  const known = state.files[value]
  const bytes = known && files.get(known.kept)
  if (!known || !bytes) throw badRequest('wrong file identifier/HTTP URL specified')
  return { name: known.name, type: known.type, bytes }
}
