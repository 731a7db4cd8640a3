import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { selectWorkspace } from '#web/features/workspaces/current/current-workspace.ts'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { t as workspaceT } from '#web/features/workspaces/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { readSession } from '#web/lib/session/session.ts'
import { signOut } from '#web/lib/sign-out.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { SignInFrame } from '#web-features/sign-in'
import { clearInvitation, type InvitationLink, readInvitation } from './invitation-link.ts'
import { t } from './t.ts'

const route = getRouteApi('/invite')

/** The target of an invitation's link. Opening it changes nothing; joining needs a sign-in and a button. */
export const InviteScreen = () => {
  const [link] = useState(readInvitation)
  return link ? (
    <Invitation link={link} />
  ) : (
    <SignInFrame title={t('inviteFailed')} description={workspaceT('invitationGone')}>
      <Link to="/" className={buttonClass({})}>
        {t('toAgents')}
      </Link>
    </SignInFrame>
  )
}

const Invitation = ({ link: { region, workspaceId, secret } }: { readonly link: InvitationLink }) => {
  const { config } = route.useRouteContext()
  const session = readSession(config, region)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['workspaces', region, workspaceId, 'invitation'],
    queryFn: ({ signal }) =>
      callIn(region)('POST /no-auth/workspaces/{workspaceId}/invitation', { workspaceId, secret }, { signal }),
    retry: false,
  })
  const joining = useMutation({
    mutationFn: async () => {
      // joining makes the member's own record here too, which an invitation alone does not
      await callIn(region)('POST /v2/me', { create: true })
      return callIn(region)('POST /no-auth/workspaces/{workspaceId}/invite', { workspaceId, secret })
    },
    onSuccess: async ({ workspace }) => {
      clearInvitation()
      selectWorkspace(region, workspace.uid)
      await queries.invalidateQueries({ queryKey: meQuery(region).queryKey })
      notify(workspaceT('joined'), { tone: 'ok', stay: 'notice' })
      await navigate({ to: '/app/$region/agents', params: { region } })
    },
  })
  if (error)
    return (
      <SignInFrame title={t('inviteFailed')} description="">
        <ProblemNote title={t('inviteFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </SignInFrame>
    )
  if (!data)
    return (
      <SignInFrame title={t('inviteLoading')} description="">
        {null}
      </SignInFrame>
    )
  const { workspaceName: name, email, invitedBy: by } = data
  const isTheirs = session?.email.toLowerCase() === email
  const search = { region, next: '/invite' }
  return (
    <SignInFrame title={t('inviteTitle', { name })} description={t('inviteFact', { by, name })}>
      <div className="grid gap-4">
        {joining.error && (
          <Note tone="bad" title={t('inviteFailed')}>
            {joining.error.message}
          </Note>
        )}
        {isTheirs && (
          <Button variant="primary" wide busy={joining.isPending} onClick={() => joining.mutate()}>
            {t('join', { email })}
          </Button>
        )}
        {session && !isTheirs && (
          <Note
            tone="warn"
            title={t('otherAccount', { email: session.email })}
            actions={<Button onClick={() => void signOut()}>{t('signOut')}</Button>}
          >
            {t('signInFirst', { email })}
          </Note>
        )}
        {!session && (
          <>
            <p>{t('signInFirst', { email })}</p>
            <div className="flex gap-2">
              <Link to="/login" search={search} className={buttonClass({ variant: 'primary' })}>
                {t('signIn')}
              </Link>
              <Link to="/signup" search={search} className={buttonClass({})}>
                {t('signUp')}
              </Link>
            </div>
          </>
        )}
      </div>
    </SignInFrame>
  )
}
