import { Suspense, useState } from 'react'
import type { FleetSource } from '#shared/fleet/schema'
import type { FleetPlace } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { AddCopies } from './add-copies.tsx'

interface CopiesEmptyProps {
  readonly place: FleetPlace
  readonly source: FleetSource
}

/** An agent that no other follows yet. */
export const CopiesEmpty = ({ place, source }: CopiesEmptyProps) => {
  const [adding, setAdding] = useState<'link' | 'make'>()
  return (
    <>
      <PageHeader title={source.title} />
      <Card>
        <Empty title={t('noCopies', { title: source.title })} body={t('noCopiesBody')}>
          <Button variant="primary" onClick={() => setAdding('make')}>
            {t('makeCopies')}
          </Button>
          <Button variant="link" onClick={() => setAdding('link')}>
            {t('linkAgents')}
          </Button>
        </Empty>
      </Card>
      <Suspense>
        <AddCopies place={place} source={source} kind={adding} onClose={() => setAdding(undefined)} />
      </Suspense>
    </>
  )
}
