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
export type AttachmentEnding = keyof typeof attachmentTypes

const isEnding = (text: string): text is AttachmentEnding => Object.hasOwn(attachmentTypes, text)

/** What follows a name's last dot, if it is one of ours. */
export const attachmentEnding = (name: string): AttachmentEnding | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && isEnding(ending) ? ending : undefined
}
