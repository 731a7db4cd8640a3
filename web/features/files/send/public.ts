export { sendPicture } from './send-picture.ts'
