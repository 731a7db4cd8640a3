import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Problem, type ProblemCode } from '#shared/problems'
import type { Region } from '#shared/regions'
import type { Right } from '#shared/workspaces/rights'
import type { WorkspaceSummary } from '#shared/workspaces/schema'
import { isGranted } from '#web/features/workspaces/current/is-granted.ts'
import { usePeople } from '#web/features/workspaces/people/use-people.ts'
import { inviteMutation, meQuery, teamQuery } from '#web/features/workspaces/queries.ts'
import { t as workspaceT } from '#web/features/workspaces/t.ts'
import { useKeptFocus } from '#web/lib/browser/use-kept-focus.ts'
import { useLive } from '#web/lib/live/use-live.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { MemberRow } from './member-row.tsx'
import { PersonName } from './person-name.tsx'
import { t } from './t.ts'

const fieldCodes = new Set<string>(['invalid', 'conflict', 'limit-reached'] satisfies ProblemCode[])

interface MembersDrawerProps {
  readonly region: Region
  readonly workspace: WorkspaceSummary
  readonly onClose: () => void
}

/** The members and invitations of a workspace, and the invite form. */
export const MembersDrawer = ({ region, workspace, onClose }: MembersDrawerProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(teamQuery(region, workspace.uid))
  // an accepted invitation changes the workspace
  useLive(region, { kind: 'workspace', workspaceId: workspace.uid }, () => void refetch())
  const you = useQuery(meQuery(region)).data?.workspace.email
  const personOf = usePeople(region, workspace.uid)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [email, setEmail] = useState('')
  const inviting = useMutation({
    ...inviteMutation(region, workspace.uid),
    onSuccess: (_answer, to) => {
      notify(workspaceT('invited', to), { tone: 'ok', stay: 'notice' })
      // sending again leaves the field alone, and so does a success while the next address is being typed
      setEmail((now) => (now.trim() === to ? '' : now))
      if (email.trim() === to) field.current?.focus()
    },
    onError: (failure, to) => {
      // an invalid address is reported at the field
      const isAnswered = failure instanceof Problem && fieldCodes.has(failure.code)
      if (!isAnswered) notify(workspaceT('notInvited', to), { tone: 'bad', stay: 'notice' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    inviting.mutate(email.trim())
  }
  const team = data?.team
  // a member who is removed, or an invitation that is revoked, goes with its buttons
  useKeptFocus(team && team.members.length + team.invitations.length, () => list.current)
  const yours = team?.members.find(({ email: address }) => address === you)?.rights ?? []
  const may = (right: Right) => isGranted({ role: workspace.role, rights: yours }, right)
  const canInvite = may('invite')
  const isFull = team !== undefined && team.seats.used >= team.seats.total
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={t('team')}
      subtitle={team ? t('teamFact', team.seats) : workspace.workspaceName}
      width={480}
      initialFocus={field}
    >
      {canInvite ? (
        <form onSubmit={submit} noValidate className="mb-6">
          <Field
            label={t('inviteLabel')}
            hint={isFull ? t('noSeats') : t('inviteHint')}
            error={inviting.error?.message}
          >
            <div className="flex gap-2">
              <Input
                ref={field}
                type="email"
                autoComplete="off"
                value={email}
                onChange={({ currentTarget: { value } }) => {
                  setEmail(value)
                  if (inviting.isError) inviting.reset()
                }}
              />
              <Button type="submit" variant="primary" busy={inviting.isPending} disabled={email.trim() === ''}>
                {t('invite')}
              </Button>
            </div>
          </Field>
        </form>
      ) : (
        team && <p className="mb-6 text-ink-2">{t('inviteNotGranted')}</p>
      )}
      {isPending && (
        <div className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
      {error && !team && (
        <ProblemNote title={t('teamFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {team && (
        <ul ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-px">
          <li className="flex min-h-12 items-center gap-3">
            <Avatar
              kind="person"
              name={team.owner.displayName || team.owner.email}
              picture={{ url: team.owner.photoURL, region }}
            />
            <PersonName {...team.owner} />
            <span className="text-sm text-ink-2">{t('owner')}</span>
          </li>
          {team.members.map((member) => (
            <MemberRow
              key={member.email}
              region={region}
              workspaceId={workspace.uid}
              member={member}
              isYou={member.email === you}
              canRemove={may('remove')}
              canRotate={may('keys')}
              canGrant={workspace.role === 'owner'}
            />
          ))}
          {team.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.email}
              region={region}
              workspaceId={workspace.uid}
              invitation={invitation}
              canInvite={canInvite}
              invitedBy={personOf(invitation.invitedBy).name}
              onAgain={() => inviting.mutate(invitation.email)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  )
}
