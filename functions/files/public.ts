export { keepPicture } from './keep-picture.ts'
export { pictureType } from './picture-type.ts'
export { savePortrait } from './save-portrait.ts'
