import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'
import type { UploadedFile } from '#infra/local/stand-ins/channels/wire/read-parameters'
import type { WhatsAppNumber, WhatsAppState } from './whatsapp-state.ts'

/** Keeps a file and returns its id. */
export const keepMedia = (
  state: WhatsAppState,
  files: KeptFiles,
  number: WhatsAppNumber,
  file: UploadedFile,
): string => {
  state.lastId += 1
  const id = String(4_490_709_327_000_000 + state.lastId)
  state.media[id] = { kept: files.put(file.bytes), type: file.type, name: file.name, number: number.id }
  return id
}
