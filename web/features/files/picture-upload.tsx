import { pictureLimits } from '#shared/files/pictures'
import { t } from '#web/features/files/t.ts'
import type { PictureFor } from '#web/features/files/upload-picture.ts'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'
import { UploadControl, type UploadControlProps } from '#web/ui/upload/upload-control.tsx'

interface PictureUploadProps extends Pick<UploadControlProps, 'label' | 'value' | 'name' | 'onChange' | 'onAddress'> {
  /** The owner of the picture. */
  readonly of: PictureFor
  /** The saved address. */
  readonly saved: string
}

/** The upload control with the rules for every picture. Its upload code loads with the first file. */
export const PictureUpload = ({ of, saved, ...props }: PictureUploadProps) => (
  <UploadControl
    {...props}
    picture={useOwnPicture(of.region, props.value)}
    {...pictureLimits}
    hint={t('pictureFiles')}
    sentHint={props.value === saved ? undefined : t('saveToKeep')}
    send={async (upload) => (await import('#web/features/files/upload-picture.ts')).uploadPicture(of, upload)}
  />
)
