import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaPage } from '#shared/channels/pages/schema'
import type { Region } from '#shared/regions'
import { failureText } from '#web/features/channels/whatsapp/failure-text.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { State } from '#web/ui/feedback/state.tsx'
import { connectPageMutation, type LogIn } from './queries.ts'
import { t } from './t.ts'
import '#web/ui/choice/choice.css'

interface PagePickerProps {
  readonly region: Region
  readonly agentId: string
  readonly logIn: LogIn
  /** Ids of the pages that are the agent's already. */
  readonly connected: readonly string[]
}

/** The pages of a log-in, each with its linked Instagram account; one of them is connected. */
export const PagePicker = ({ region, agentId, logIn: { ticket, pages }, connected }: PagePickerProps) => {
  const [chosen, setChosen] = useState(pages.length === 1 ? pages[0]?.id : undefined)
  const connecting = useMutation(connectPageMutation(region, agentId))
  const connect = () => {
    if (!chosen || connecting.isPending) return
    connecting.mutate({ ticket, id: chosen }, { onSuccess: () => notify(t('connected'), { tone: 'ok' }) })
  }
  return (
    <div className="grid grid-cols-1 gap-3 pt-1 text-base text-ink">
      <RadioGroup
        aria-label={t('yourPages')}
        value={chosen ?? ''}
        onValueChange={(id: string) => setChosen(id)}
        className="vg-pages"
      >
        {pages.map((page) => (
          <PageChoice key={page.id} region={region} page={page} isConnected={connected.includes(page.id)} />
        ))}
      </RadioGroup>
      {connecting.error && (
        <Note tone="bad">{failureText(connecting.error, t('failedToConnect', t('unexpected')))}</Note>
      )}
      <div>
        <Button variant="primary" disabled={!chosen} busy={connecting.isPending} onClick={connect}>
          {chosen && connected.includes(chosen) ? t('renewPage') : t('connectPage')}
        </Button>
      </div>
    </div>
  )
}

interface PageChoiceProps {
  readonly region: Region
  readonly page: MetaPage
  readonly isConnected: boolean
}

const PageChoice = ({ region, page: { id, name, photoUrl, connectedIgPage }, isConnected }: PageChoiceProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the Base part renders the labelled control and its hidden input
  <label className="vg-pages__line vg-pages__line--choice">
    <Radio.Root value={id} className="vg-radio">
      <Radio.Indicator />
    </Radio.Root>
    <Avatar kind="agent" name={name} picture={photoUrl ? { url: photoUrl, region } : undefined} />
    <span className="vg-pages__name">
      <span className="block font-medium">{name}</span>
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
        {connectedIgPage && (
          <Avatar
            kind="person"
            size="small"
            name={connectedIgPage.name}
            picture={connectedIgPage.photoUrl ? { url: connectedIgPage.photoUrl, region } : undefined}
          />
        )}
        <span className="min-w-0">
          {connectedIgPage
            ? t('withInstagram', {
                handle: connectedIgPage.username ? `@${connectedIgPage.username}` : connectedIgPage.name,
              })
            : t('withoutInstagram')}
        </span>
      </span>
    </span>
    {isConnected && <State kind="fine">{t('isConnected')}</State>}
  </label>
)
