import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/t.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyText } from '#web/ui/copy-text.tsx'

interface EmbedCardProps {
  readonly region: Region
  readonly agentId: string
}

/** The one script tag that puts the agent on a website. */
export const EmbedCard = ({ region, agentId }: EmbedCardProps) => {
  const script = `<script src="${location.origin}/widget/loader.js" data-agent="${agentId}" data-region="${region}" async></script>`
  return (
    <Card className="mt-5 p-5">
      <h2 className="vg-small-title">{t('embedTitle')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('embedFact')}</p>
      <CopyText isMultiline what={t('embedWhat')} text={script} />
    </Card>
  )
}
