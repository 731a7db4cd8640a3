import { useQuery } from '@tanstack/react-query'
import type { AgencyHost } from '#shared/domains/schema'
import { type DomainsOwner, entitlementsQuery } from '#web/features/agencies/domains/queries.ts'
import { t } from '#web/features/agencies/domains/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CustomDomainField } from './custom-domain-field.tsx'
import { CustomDomainState } from './custom-domain-state.tsx'
import { LockedDomain } from './locked-domain.tsx'
import { TrialFact } from './trial-fact.tsx'

interface CustomDomainProps {
  readonly owner: DomainsOwner
  readonly host: AgencyHost | undefined
}

/** The agency's own domain: what stands, or the field for one, locked without the add-on. */
export const CustomDomain = ({ owner, host }: CustomDomainProps) => {
  const { data, error, isFetching, refetch } = useQuery(entitlementsQuery(owner))
  const isOpen = data?.whitelabel === 'trial'
  return (
    <div className="border-t border-line">
      {host && <CustomDomainState owner={owner} host={host} />}
      {!host && !data && (
        <div className="p-5">
          {error ? (
            <ProblemNote
              title={t('entitlementsFailed')}
              error={error}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-[86px]" />
          )}
        </div>
      )}
      {!host && data && (
        <div className="p-5">
          {isOpen ? <CustomDomainField owner={owner} /> : <LockedDomain owner={owner} entitlements={data} />}
        </div>
      )}
      {data && <TrialFact entitlements={data} hasHost={host !== undefined} />}
    </div>
  )
}
