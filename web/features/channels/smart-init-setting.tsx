import { useMutation } from '@tanstack/react-query'
import type { ChannelSettings } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { Switch } from '#web/ui/choice/switch.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { saveChannelSettingsMutation } from './settings-mutation.ts'
import { t } from './t.ts'
import './channels.css'

interface SmartInitSettingProps {
  readonly region: Region
  readonly agentId: string
  readonly settings: ChannelSettings
}

/** What the agent answers to someone who writes first, with a sample of both ways. */
export const SmartInitSetting = ({ region, agentId, settings }: SmartInitSettingProps) => {
  const saving = useMutation(saveChannelSettingsMutation(region, agentId))
  return (
    <section className="mt-7" aria-labelledby="channel-settings">
      <h2 id="channel-settings" className="vg-small-title mb-2">
        {t('settings')}
      </h2>
      <Card className="vg-smart-init">
        <div>
          <Switch
            label={t('smartInit')}
            hint={t('smartInitHint')}
            checked={settings.smartInit}
            onChange={(smartInit) => saving.mutate({ smartInit })}
          />
          {saving.error && (
            <div className="mt-3">
              <ProblemNote title={t('settingsNotSaved')} error={saving.error} />
            </div>
          )}
        </div>
        <Sample label={t('smartOn')} answer={t('sampleAnswer')} />
        <Sample label={t('smartOff')} answer={t('sampleLaunch')} />
      </Card>
    </section>
  )
}

const Sample = ({ label, answer }: { readonly label: string; readonly answer: string }) => (
  <div className="grid content-start gap-2">
    <p className="text-xs text-ink-2">{label}</p>
    <p className="vg-smart-init__line">{t('sampleQuestion')}</p>
    <p className="vg-smart-init__line vg-smart-init__line--answer">{answer}</p>
  </div>
)
