import { useQuery } from '@tanstack/react-query'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CustomDomain } from './custom/custom-domain.tsx'
import { type DomainsOwner, domainsQuery } from './queries.ts'
import { SetUpSubdomain } from './set-up-subdomain.tsx'
import { SubdomainState } from './subdomain-state.tsx'
import { t } from './t.ts'

/** The hosts of the agency's portal. */
export const DomainsTab = ({ owner }: { readonly owner: DomainsOwner }) => {
  const { data, error, isFetching, refetch } = useQuery(domainsQuery(owner))
  if (error && !data)
    return <ProblemNote title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  const custom = data?.hosts.find(({ kind }) => kind === 'custom')
  const subdomain = data?.hosts.find(({ kind }) => kind === 'subdomain')
  return (
    <>
      {error && (
        <div className="p-5">
          <ProblemNote title={t('notRefreshed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      <FormGrid title={t('title')} columns={1}>
        {!data && <Skeleton className="h-[86px]" />}
        {subdomain && <SubdomainState owner={owner} subdomain={subdomain} />}
        {data && !subdomain && data.subdomainRoot !== undefined && (
          <SetUpSubdomain owner={owner} root={data.subdomainRoot} />
        )}
        {data && !subdomain && data.subdomainRoot === undefined && <p className="text-ink-2">{t('noSubdomains')}</p>}
      </FormGrid>
      {data && <CustomDomain owner={owner} host={custom} />}
    </>
  )
}
