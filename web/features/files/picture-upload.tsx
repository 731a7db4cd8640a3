import { pictureLimits } from '#shared/files/pictures'
import { t } from '#web/features/files/t.ts'
import type { PictureFor } from '#web/features/files/upload-picture.ts'
import { UploadControl, type UploadControlProps } from '#web/ui/upload/upload-control.tsx'

interface PictureUploadProps extends Pick<UploadControlProps, 'label' | 'value' | 'onChange'> {
  /** Whose picture it is. */
  readonly of: PictureFor
  /** The address as it is saved. */
  readonly saved: string
}

/** The upload control with what every picture of ours may be. What sends it comes with the first file. */
export const PictureUpload = ({ of, saved, ...props }: PictureUploadProps) => (
  <UploadControl
    {...props}
    {...pictureLimits}
    hint={t('pictureFiles')}
    sentHint={props.value === saved ? undefined : t('saveToKeep')}
    send={async (upload) => (await import('#web/features/files/upload-picture.ts')).uploadPicture(of, upload)}
  />
)
