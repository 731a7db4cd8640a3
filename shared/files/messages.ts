/** What is said about files that an agent shows. */
export const fileMessages = {
  noPicture: 'There is no such picture.',
  tooManyPictures: 'Too many pictures were asked for from here. Please wait a few minutes.',
} as const
