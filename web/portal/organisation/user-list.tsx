import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrganisationUser } from '#shared/clients/administration-routes'
import type { Region } from '#shared/regions'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import { usersQuery } from './queries.ts'
import { t } from './t.ts'
import { UserForm } from './user-form.tsx'

interface UserListProps {
  readonly region: Region
  readonly adminId: string
  readonly onAdd: () => void
}

/** The users of the organisation; one at a time is edited, in their place. */
export const UserList = ({ region, adminId, onAdd }: UserListProps) => {
  const { data: users, error, isFetching, refetch } = useQuery(usersQuery(region))
  const [edited, setEdited] = useState<string>()
  return (
    <section aria-labelledby="organisation-users" className="grid gap-3 border-t border-line pt-5">
      <div className="flex items-center gap-3">
        <h3 id="organisation-users" className="vg-small-title flex-1">
          {t('users')}
        </h3>
        <Button size="small" onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
      {error && !users && (
        <ProblemNote title={t('usersFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!users && !error && <Skeleton className="h-24" />}
      <ul className="grid gap-2">
        {users?.map((user) => (
          <li key={user.ID}>
            {edited === user.ID ? (
              <UserForm region={region} user={user} onClose={() => setEdited(undefined)} />
            ) : (
              <UserRow region={region} user={user} isSelf={user.ID === adminId} onEdit={() => setEdited(user.ID)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface UserRowProps {
  readonly region: Region
  readonly user: OrganisationUser
  readonly isSelf: boolean
  readonly onEdit: () => void
}

const UserRow = ({ region, user, isSelf, onEdit }: UserRowProps) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar kind="person" name={user.name} picture={{ url: user.squarePhotoURL, region }} />
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{user.name}</span>
        {user.isOrgAdmin && <Tag>{t('admin')}</Tag>}
      </p>
      <p className="truncate text-sm text-ink-2">{user.email}</p>
    </div>
    {isSelf ? (
      <span className="text-sm text-ink-2">{t('you')}</span>
    ) : (
      <Button size="small" aria-label={t('editOf', { name: user.name })} onClick={onEdit}>
        {t('edit')}
      </Button>
    )}
  </div>
)
