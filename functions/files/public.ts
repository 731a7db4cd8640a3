export { keepPicture } from './keep-picture.ts'
export { pictureType } from './picture-type.ts'
