import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clientQuery } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { PersonForm, type PersonFormProps } from './person-form.tsx'

interface PersonDrawerProps extends Omit<PersonFormProps, 'client'> {
  readonly clientId: string
  /** Further layers, which belong to this one. */
  readonly children: ReactNode
}

/** Edit User, once the user is loaded. */
export const PersonDrawer = ({ clientId, children, ...props }: PersonDrawerProps) => {
  const { region, workspaceId, onClose } = props
  const { data, error, isFetching, refetch } = useQuery(clientQuery(region, workspaceId, clientId))
  if (data)
    return (
      <PersonForm {...props} client={data}>
        {children}
      </PersonForm>
    )
  return (
    <FormDrawer
      title={t('editUser')}
      isDirty={false}
      onClose={onClose}
      foot={
        <Button className="ms-auto" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      {error ? (
        <ProblemNote title={t('userFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-5">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </FormDrawer>
  )
}
