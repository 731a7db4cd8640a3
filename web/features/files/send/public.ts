export { drawnIcon } from './drawn-icon.ts'
export { sendPicture } from './send-picture.ts'
