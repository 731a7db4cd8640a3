import type { UploadControlProps } from '#web/ui/upload/upload-control.tsx'
import type { PictureFor } from './upload-picture.ts'

/** Uploads a picture and answers its public address. The code for it loads with the first file. */
export const sendPicture = async (of: PictureFor, upload: Parameters<UploadControlProps['send']>[0]): Promise<string> =>
  (await import('./upload-picture.ts')).uploadPicture(of, upload)
