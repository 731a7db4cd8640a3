import { api } from '#lib/http/api'
import { clients } from '#shared/clients/routes'
import { addOrganisation } from './organisations/add-organisation.ts'
import { deleteOrganisation } from './organisations/delete-organisation.ts'
import { listOrganisations } from './organisations/list-organisations.ts'
import { saveOrganisation } from './organisations/save-organisation.ts'
import { addClient } from './people/add-client.ts'
import { changeAccess } from './people/change-access.ts'
import { deleteClient } from './people/delete-client.ts'
import { getClient } from './people/get-client.ts'
import { listClients } from './people/list-clients.ts'
import { saveClient } from './people/save-client.ts'

export const handler = api(clients, {
  'GET /v2/workspaces/{workspaceId}/clients': listClients,
  'POST /v2/workspaces/{workspaceId}/clients': addClient,
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}': getClient,
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}': saveClient,
  'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access': changeAccess,
  'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}': deleteClient,
  'GET /v2/workspaces/{workspaceId}/organisations': listOrganisations,
  'POST /v2/workspaces/{workspaceId}/organisations': addOrganisation,
  'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}': saveOrganisation,
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}': deleteOrganisation,
})
