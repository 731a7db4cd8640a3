import { pictureLimits } from '#shared/files/pictures'
import { t } from '#web/features/files/t.ts'
import { UploadControl, type UploadControlProps } from '#web/ui/upload-control.tsx'

interface PictureUploadProps extends Pick<UploadControlProps, 'label' | 'value' | 'send' | 'onChange'> {
  /** The address as it is saved. */
  readonly saved: string
}

/** The upload control with what every picture of ours may be. */
export const PictureUpload = ({ saved, ...props }: PictureUploadProps) => (
  <UploadControl
    {...props}
    {...pictureLimits}
    hint={t('pictureFiles')}
    sentHint={props.value === saved ? undefined : t('saveToKeep')}
  />
)
