import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { Region } from '#shared/regions'
import { ExportMenu } from '#web/features/conversations/fields/export-menu.tsx'
import { VisitorFields } from '#web/features/conversations/fields/visitor-fields.tsx'
import { transcriptQuery } from '#web/features/conversations/queries.ts'
import { t } from '#web/features/conversations/t.ts'
import { visitorLabel } from '#web/features/conversations/visitor-label.ts'
import { useVisitorPictures } from '#web/features/conversations/visitor-pictures.ts'
import { count } from '#web/lib/format/count.ts'
import { dateLocale, language } from '#web/lib/words/language.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'

const route = getRouteApi('/app/$region/agents/$agentId/convos')
const when = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const countries = new Intl.DisplayNames([language], { type: 'region' })

interface TranscriptDetailsProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
}

/** The visitor, what is known about them, and what the conversation cost. */
export const TranscriptDetails = ({ region, agentId, conversationId }: TranscriptDetailsProps) => {
  const navigate = route.useNavigate()
  const { data } = useQuery(transcriptQuery(region, agentId, conversationId))
  const picture = useVisitorPictures(region, agentId, data ? [data.conversation] : []).get(conversationId)
  if (!data) return null
  const { channel, startedAt, turns, credits, country, rating } = data.conversation
  const name = visitorLabel(data.conversation)
  const facts = [
    [t('channel'), t(`channel.${channel}`)],
    [t('started'), when.format(startedAt)],
    ...(country ? [[t('country'), countries.of(country) ?? country]] : []),
    [t('turns'), count(turns)],
    [t('cost'), t('costCredits', { count: credits })],
    ...(rating ? [[t('rating'), t('ratingOf', { score: rating.score })]] : []),
  ] as const
  return (
    <div className="p-4">
      <div className="flex items-center gap-2.5 border-b border-line pb-4">
        <IconButton
          label={t('back')}
          icon={<ChevronLeft size={18} />}
          className="vg-chats__step--details"
          onClick={() => void navigate({ search: (before) => ({ ...before, view: undefined }) })}
        />
        <Avatar kind="person" name={name} src={picture} />
        <p className="me-auto min-w-0 truncate font-bold">{name}</p>
        <ExportMenu of={data} />
      </div>
      <VisitorFields
        key={conversationId}
        region={region}
        agentId={agentId}
        conversationId={conversationId}
        fields={data.fields}
      />
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-end tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {rating?.comment && (
        <div className="pt-4 text-sm">
          <p className="text-ink-2">{t('comment')}</p>
          <p className="whitespace-pre-wrap">{rating.comment}</p>
        </div>
      )}
    </div>
  )
}
