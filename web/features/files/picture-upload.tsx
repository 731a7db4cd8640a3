import { clientPictureLimits, pictureLimits } from '#shared/files/pictures'
import { sendPicture } from '#web/features/files/send/send-picture.ts'
import type { PictureFor } from '#web/features/files/send/upload-picture.ts'
import { t } from '#web/features/files/t.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { UploadControl, type UploadControlProps } from '#web/ui/upload/upload-control.tsx'

interface PictureUploadProps extends Pick<UploadControlProps, 'label' | 'value' | 'name' | 'onChange' | 'onAddress'> {
  /** The owner of the picture. */
  readonly of: PictureFor
  /** The saved address. */
  readonly saved: string
  /** For pictures that must be smaller than usual. */
  readonly most?: { readonly maxSizeMB: number; readonly hint: string }
}

/** The upload control with the rules for every picture. */
export const PictureUpload = ({ of, saved, most, ...props }: PictureUploadProps) => (
  <UploadControl
    {...props}
    picture={useOwnPicture(of.region, props.value)}
    {...('ofClient' in of ? clientPictureLimits : pictureLimits)}
    {...(most ?? { hint: t('ofClient' in of ? 'smallPictureFiles' : 'pictureFiles') })}
    sentHint={props.value === saved ? undefined : t('saveToKeep')}
    send={(upload) => sendPicture(of, upload)}
  />
)
