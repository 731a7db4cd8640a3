import { api } from '#lib/http/api'
import { domains } from '#shared/domains/routes'
import { checkHost } from './custom/check-host.ts'
import { showLiveHost } from './custom/show-live-host.ts'
import { addHost } from './hosts/add-host.ts'
import { isHostLive } from './hosts/is-host-live.ts'
import { listHosts } from './hosts/list-hosts.ts'
import { removeHost } from './hosts/remove-host.ts'
import { showHost } from './portal/show-host.ts'
import { showIcon } from './portal/show-icon.ts'
import { showPortal } from './portal/show-portal.ts'

export const handler = api(domains, {
  'POST /hosting-api/custom-domain': addHost,
  'GET /hosting-api/custom-domain': isHostLive,
  'DELETE /hosting-api/custom-domain': removeHost,
  'GET /v2/workspaces/{workspaceId}/agency/domains': listHosts,
  'POST /v2/workspaces/{workspaceId}/agency/domains/check': checkHost,
  'GET /proxy': showLiveHost,
  'GET /public/host': showHost,
  'GET /public/icon': showIcon,
  'GET /public/portal': showPortal,
})
