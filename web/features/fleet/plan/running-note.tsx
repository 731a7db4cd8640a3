import { Link } from '@tanstack/react-router'
import type { Region } from '#shared/regions'
import { t } from '#web/features/fleet/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'

/** An agent has one push under way at a time. */
export const RunningNote = ({ region, pushId }: { readonly region: Region; readonly pushId: string }) => (
  <div className="mb-5">
    <Note
      tone="brand"
      title={t('underWayTitle')}
      actions={
        <Link
          to="/app/$region/clients/fleet/pushes/$pushId"
          params={{ region, pushId }}
          className={buttonClass({ size: 'small' })}
        >
          {t('openPush')}
        </Link>
      }
    >
      <p>{t('underWayBody')}</p>
    </Note>
  </div>
)
