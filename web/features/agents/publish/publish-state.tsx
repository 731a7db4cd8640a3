import { Check, Radio } from 'lucide-react'
import { Button } from '#web/ui/button/button.tsx'
import { t } from './t.ts'

interface PublishStateProps {
  readonly hasChanges: boolean
  readonly isPublishing: boolean
  /** Shows what would go live. */
  readonly onReview: () => void
}

/** Unpublished, publishing, published: one button, one width. */
export const PublishState = ({ hasChanges, isPublishing, onReview }: PublishStateProps) => {
  if (isPublishing)
    return (
      <Button variant="primary" busy className="md:min-w-28">
        {t('publishing')}
      </Button>
    )
  if (!hasChanges)
    return (
      <Button disabled icon={<Check size={16} className="max-md:hidden" />} className="md:min-w-28">
        {t('published')}
      </Button>
    )
  return (
    <Button
      variant="primary"
      icon={<Radio size={16} className="max-md:hidden" />}
      aria-haspopup="dialog"
      onClick={onReview}
      className="md:min-w-28"
    >
      {t('publish')}
    </Button>
  )
}
