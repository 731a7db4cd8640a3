export { copyPicture } from './pictures/copy-picture.ts'
export { pictureType } from './pictures/picture-type.ts'
export { storePicture } from './pictures/store-picture.ts'
export { isUnsavedPortrait, savePortrait } from './portraits/save-portrait.ts'
