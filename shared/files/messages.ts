import { textsOf } from '#shared/text'
import { pictureLimits } from './pictures.ts'

/** Messages about pictures of agents, workspaces and users. */
export const fileMessages = {
  noPicture: 'There is no such picture.',
  tooManyPictures: 'Too many pictures were requested from here. Please wait a few minutes.',
  tooManyUploads: 'Too many pictures were uploaded here. Please wait a few minutes.',
  ownPicture: 'Upload the picture here: an address of another page is not kept.',
  noUpload: 'The picture did not arrive. Please upload it again.',
  // specification 1, section 5, to the letter
  notAPicture: `Only ${pictureLimits.accept.join(', ')} Files`,
  tooLarge: `Max size: ${pictureLimits.maxSizeMB} MBs`,
} as const

export const fileText = /* @__PURE__ */ textsOf('files', fileMessages)
