import { useQuery } from '@tanstack/react-query'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { clientQuery } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { AccessPanel } from './access-panel.tsx'

interface AccessDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  readonly clientId: string
  /** The user’s form is open as well. */
  readonly isBeside: boolean
  readonly onClose: () => void
}

/** Client Access: what one client sees, saved with each change. */
export const AccessDrawer = ({
  region,
  workspaceId,
  organisations,
  clientId,
  isBeside,
  onClose,
}: AccessDrawerProps) => {
  const { data, error, isFetching, refetch } = useQuery(clientQuery(region, workspaceId, clientId))
  return (
    <Drawer
      isOpen
      title={t('clientAccess')}
      subtitle={data && t('clientAccessFact', { name: data.name })}
      width={480}
      onOpenChange={onClose}
      foot={
        <Button className="ms-auto" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {data ? (
        <AccessPanel
          region={region}
          workspaceId={workspaceId}
          client={data}
          isBeside={isBeside}
          organisation={organisations.find(({ ID }) => ID === data.orgId)}
        />
      ) : error ? (
        <ProblemNote title={t('userFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Drawer>
  )
}
