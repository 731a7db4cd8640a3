import { useMutation } from '@tanstack/react-query'
import type { ConnectedAccount, GroupAnswers } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { saveChannelSettingsMutation } from '#web/features/channels/settings-mutation.ts'
import { t } from '#web/features/channels/t.ts'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'

const answers = ['mentioned', 'commands', 'never'] as const satisfies readonly GroupAnswers[]

interface GroupAnswersSettingProps {
  readonly region: Region
  readonly agentId: string
  readonly account: ConnectedAccount
  readonly groups: GroupAnswers
}

/** Which messages of a group the agent answers, and what Telegram's privacy mode keeps from it. */
export const GroupAnswersSetting = ({ region, agentId, account, groups }: GroupAnswersSettingProps) => {
  const saving = useMutation(saveChannelSettingsMutation(region, agentId))
  const handle = account.handle ?? account.name
  return (
    <section className="grid content-start gap-3" aria-labelledby="group-answers">
      <h3 id="group-answers" className="vg-small-title">
        {t('groups')}
      </h3>
      <RadioList
        label={t('groups')}
        value={groups}
        options={answers.map((value) => ({
          value,
          label: t(`groups.${value}`),
          hint: t(`groups.${value}Hint`, { handle }),
        }))}
        onChange={(next) => saving.mutate({ telegram: { groups: next } })}
      />
      {saving.error && <ProblemNote title={t('settingsNotSaved')} error={saving.error} />}
      {groups === 'mentioned' && account.readsGroups === false && (
        <Note tone="warn" title={t('privacyTitle')}>
          <p>{t('privacy')}</p>
        </Note>
      )}
    </section>
  )
}
