import { type UseMutationResult, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import type { Region } from '#shared/regions'
import { t } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { agentQuery } from '#web-features/agents'
import { type PhoneLink, PhoneLinks } from './phone-links.tsx'
import '#web/features/channels/channels.css'

/** The way out of what is connected, asked for once more; each text in the channel's own words. */
export interface Leaving {
  readonly label: string
  readonly title: string
  readonly body: string
  /** Said when it is done, and when it is not. */
  readonly done: string
  readonly failed: string
  readonly mutation: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>
  readonly onDone?: () => void
}

interface ChannelPanelProps {
  readonly region: Region
  readonly agentId: string
  readonly title: string
  readonly width: number
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Something is connected: Done is then what one comes for. */
  readonly isConnected?: boolean
  readonly leaving?: Leaving | undefined
  readonly phones?: readonly PhoneLink[]
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A channel's panel: whose it is, the local run's phone, and the way out of what is connected. */
export const ChannelPanel = ({
  region,
  agentId,
  title,
  width,
  initialFocus,
  isConnected = false,
  leaving,
  phones = [],
  onClose,
  children,
}: ChannelPanelProps) => {
  const { data: agent } = useSuspenseQuery(agentQuery(region, agentId))
  const [isAsking, setAsking] = useState(false)
  const leave = () =>
    leaving?.mutation.mutate(undefined, {
      onSuccess: () => {
        notify(leaving.done, { tone: 'ok' })
        leaving.onDone?.()
      },
      onSettled: () => setAsking(false),
    })
  return (
    <Drawer
      isOpen
      width={width}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={initialFocus}
      title={title}
      subtitle={t('for', { title: agent.title })}
      foot={
        <>
          {leaving && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {leaving.label}
            </Button>
          )}
          <span className="ms-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
            <PhoneLinks links={phones} />
            <Button variant={isConnected ? 'primary' : 'quiet'} onClick={onClose}>
              {t('done')}
            </Button>
          </span>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {leaving?.mutation.error && <ProblemNote title={leaving.failed} error={leaving.mutation.error} />}
        {children}
      </div>
      {leaving && (
        <ConfirmDialog
          isOpen={isAsking}
          title={leaving.title}
          body={leaving.body}
          confirmLabel={leaving.label}
          isDangerous
          isBusy={leaving.mutation.isPending}
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        />
      )}
    </Drawer>
  )
}
