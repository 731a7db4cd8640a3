import { pictureLimits } from '#shared/files/pictures'
import { t } from '#web/features/files/t.ts'
import { UploadControl, type UploadControlProps } from '#web/ui/upload-control.tsx'

type PictureUploadProps = Pick<UploadControlProps, 'label' | 'value' | 'send' | 'onChange'>

/** The upload control with what every picture of ours may be. */
export const PictureUpload = (props: PictureUploadProps) => (
  <UploadControl {...props} {...pictureLimits} hint={t('pictureFiles')} sentHint={t('saveToKeep')} />
)
