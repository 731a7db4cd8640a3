export { PictureUpload } from './picture-upload.tsx'
