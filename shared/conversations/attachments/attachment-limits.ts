/** Specification 1, section 5: a megabyte of an upload is 1,000,000 bytes. */
export const MAX_ATTACHMENT_MB = 10
export const MAX_ATTACHMENT_BYTES = MAX_ATTACHMENT_MB * 1_000_000
export const MAX_ATTACHMENTS = 5

/** The files that visitors may send, by extension; none that a browser would run. */
export const attachmentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The formats in which browsers record voice notes. */
export const voiceTypes = { webm: 'audio/webm', m4a: 'audio/mp4' } as const
export type VoiceExtension = keyof typeof voiceTypes

/** All files of visitors that are saved. */
export const acceptedTypes = { ...attachmentTypes, ...voiceTypes } as const
export type AttachmentExtension = keyof typeof acceptedTypes

/** The recorder stops after this time. */
export const MAX_VOICE_SECONDS = 120

const isAcceptedExtension = (text: string): text is AttachmentExtension => Object.hasOwn(acceptedTypes, text)

/** A file name's extension, if it is accepted. */
export const attachmentExtension = (name: string): AttachmentExtension | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && isAcceptedExtension(ending) ? ending : undefined
}

export const isVoiceExtension = (ending: AttachmentExtension): ending is VoiceExtension =>
  Object.hasOwn(voiceTypes, ending)
