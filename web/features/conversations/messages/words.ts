/** Why a file from a channel is not there, under its name. */
export const missingFileWords = {
  gone: 'No longer available at the messenger',
  'too-large': 'Larger than 20 MB',
  'wrong-content': 'Its content does not match its file type',
  'not-accepted': 'Files of this kind are not accepted',
  elsewhere: 'Not stored at the messenger',
  unavailable: 'Could not be downloaded from the messenger',
  'too-many': 'Too many files within the hour',
} as const
