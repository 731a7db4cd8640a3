import { pushesOfSources } from '#functions/fleet/store'
import type { Verb } from '#lib/http/api'
import { paginate } from '#lib/paginate'
import type { fleet } from '#shared/fleet/routes'
import { compareCopies } from './compare-copies.ts'
import { copiesOf } from './copies-of.ts'
import { presentSource } from './present-source.ts'
import { sourceOf } from './source-of.ts'

/** Each copy is unpacked and compared. */
const PAGE = 25

/** The copies of an agent beside its live version. */
export const listCopies: Verb<
  typeof fleet,
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies'
> = async ({ sourceId, after }, { access: { workspaceId } }) => {
  const [source, all, running] = await Promise.all([
    sourceOf(workspaceId, sourceId),
    copiesOf(workspaceId, sourceId),
    pushesOfSources.get({ sourceId }, { consistent: true }),
  ])
  const { items, cursor } = paginate(all, PAGE, after)
  const compared = await compareCopies(workspaceId, items, source.settings)
  return {
    source: presentSource(source.meta, all, running?.pushId),
    version: source.meta.liveVersion,
    copies: compared.map(({ copy }) => copy),
    ...(cursor === undefined ? {} : { cursor }),
  }
}
