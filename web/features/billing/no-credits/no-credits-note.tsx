import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Region } from '#shared/regions'
import { t } from '#web/features/billing/no-credits/t.ts'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { meQuery } from '#web-features/workspaces'

interface NoCreditsNoteProps {
  readonly region: Region
  readonly workspaceId: string
  /** What that stops, and what of it stays; by default a new agent's answers. */
  readonly title?: string | undefined
  readonly fact?: string | undefined
}

/** A workspace without credits: what that stops, and the ways to credits there are: the member's first workspace, and a person. */
export const NoCreditsNote = ({ region, workspaceId, title, fact }: NoCreditsNoteProps) => {
  const { data: me } = useSuspenseQuery(meQuery(region))
  const [, choose] = usePersisted(`workspace.${region}`, '')
  const { uid: first, workspaceName } = me.workspace
  return (
    <Note
      tone="warn"
      title={title ?? t('title')}
      actions={
        <>
          {/* free credits come with the first workspace */}
          {workspaceId !== first && (
            <Button size="small" onClick={() => choose(first)}>
              {t('open', { workspace: workspaceName })}
            </Button>
          )}
          <Link
            to="/legal/$page"
            params={{ page: 'contact' }}
            target="_blank"
            className={buttonClass({ size: 'small' })}
          >
            {t('ask')}
          </Link>
        </>
      }
    >
      {fact ?? t('fact')}
    </Note>
  )
}
