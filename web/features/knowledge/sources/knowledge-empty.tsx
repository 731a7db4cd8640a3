import { t } from '#web/features/knowledge/t.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'

export const KnowledgeEmpty = ({ onAdd }: { readonly onAdd: () => void }) => (
  <Card>
    <Empty
      title={t('emptyTitle')}
      body={t('emptyBody')}
      steps={[
        { label: t('emptyStep1'), state: 'now' },
        { label: t('emptyStep2'), state: 'next' },
        { label: t('emptyStep3'), state: 'next' },
      ]}
    >
      {viewerMay('edit-knowledge') && (
        <Button variant="primary" onClick={onAdd}>
          {t('addSource')}
        </Button>
      )}
    </Empty>
  </Card>
)
