import { textsOf } from '#shared/text'
import { attachmentTypes, MAX_ATTACHMENT_MB, MAX_ATTACHMENTS } from './attachment-limits.ts'

/** Messages about visitors' files. Specification 1, section 5 words the limits. */
export const attachmentMessages = {
  tooLarge: `Max size: ${MAX_ATTACHMENT_MB} MBs`,
  wrongType: `Only ${Object.keys(attachmentTypes).join(', ')} Files`,
  empty: 'This file is empty.',
  tooMany: `A message can carry up to ${MAX_ATTACHMENTS} files.`,
  twice: 'Each file can be attached only once.',
  tooOften: 'Too many files were sent from here. Please wait a few minutes.',
  notAllowed: 'This agent does not accept files.',
  noVoiceNotes: 'This agent does not accept voice notes.',
  notThere: 'The file did not arrive. Please attach it again.',
  notFound: 'There is no such file.',
  wrongContent: (name: string) => `The content of ${name} does not match its file type.`,

  attached: 'Attached files',
  remove: (name: string) => `Remove ${name}`,
  ready: (name: string) => `${name} is ready to send.`,
  uploading: (size: string, percent: number) => `${size}, ${percent}%`,
  download: (name: string) => `Download ${name}`,
} as const

export const attachmentText = /* @__PURE__ */ textsOf('attachments', attachmentMessages)
