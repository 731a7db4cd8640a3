/** Specification 1, section 5: a megabyte of an upload is 1,000,000 bytes. */
export const MAX_ATTACHMENT_MB = 10
export const MAX_ATTACHMENT_BYTES = MAX_ATTACHMENT_MB * 1_000_000
export const MAX_ATTACHMENTS = 5

/** What visitors may send, by the ending of its name; nothing that a browser would run. */
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

/** What browsers record voice notes as. */
export const voiceTypes = { webm: 'audio/webm', m4a: 'audio/mp4' } as const
export type VoiceExtension = keyof typeof voiceTypes

/** Everything of visitors that is kept. */
export const acceptedTypes = { ...attachmentTypes, ...voiceTypes } as const
export type AttachmentExtension = keyof typeof acceptedTypes

/** A voice note ends by itself after so long. */
export const MAX_VOICE_SECONDS = 120

const isAcceptedExtension = (text: string): text is AttachmentExtension => Object.hasOwn(acceptedTypes, text)

/** What follows a name's last dot, if it is one of ours. */
export const attachmentExtension = (name: string): AttachmentExtension | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && isAcceptedExtension(ending) ? ending : undefined
}

export const isVoiceExtension = (ending: AttachmentExtension): ending is VoiceExtension =>
  Object.hasOwn(voiceTypes, ending)
