import { api } from '#lib/http/api'
import { clients } from '#shared/clients/routes'
import { changeEmail } from './account/change-email.ts'
import { changePassword } from './account/change-password.ts'
import { saveAccount } from './account/save-account.ts'
import { addOwnUser } from './administration/add-own-user.ts'
import { deleteOwnUser } from './administration/delete-own-user.ts'
import { inviteOwnUser } from './administration/invite-own-user.ts'
import { listOwnOrganisations } from './administration/list-own-organisations.ts'
import { listOwnUsers } from './administration/list-own-users.ts'
import { saveOwnOrganisation } from './administration/save-own-organisation.ts'
import { saveOwnUser } from './administration/save-own-user.ts'
import { addOrganisation } from './organisations/add-organisation.ts'
import { deleteOrganisation } from './organisations/delete-organisation.ts'
import { listOrganisations } from './organisations/list-organisations.ts'
import { saveOrganisation } from './organisations/save-organisation.ts'
import { addClient } from './people/add-client.ts'
import { changeAccess } from './people/change-access.ts'
import { deleteClient } from './people/delete-client.ts'
import { getClient } from './people/get-client.ts'
import { listClientActivity } from './people/list-client-activity.ts'
import { listClients } from './people/list-clients.ts'
import { saveClient } from './people/save-client.ts'
import { inviteClient } from './proofs/invite-client.ts'
import { logInAs } from './proofs/log-in-as.ts'
import { requestReset } from './proofs/request-reset.ts'
import { setPassword } from './proofs/set-password.ts'
import { signUp } from './proofs/sign-up.ts'
import { ssoClient } from './proofs/sso-client.ts'
import { validateToken } from './proofs/validate-token.ts'
import { getLiveTicket } from './sessions/get-live-ticket.ts'
import { getPortal } from './sessions/get-portal.ts'
import { getPortalTab } from './sessions/get-portal-tab.ts'
import { logIn } from './sessions/log-in.ts'
import { logInWithSecret } from './sessions/log-in-with-secret.ts'
import { logOut } from './sessions/log-out.ts'
import { refreshClient } from './sessions/refresh-client.ts'
import { setStatus } from './sessions/set-status.ts'

export const handler = api(clients, {
  'GET /v2/workspaces/{workspaceId}/clients': listClients,
  'POST /v2/workspaces/{workspaceId}/clients': addClient,
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}': getClient,
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}/activity': listClientActivity,
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}': saveClient,
  'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access': changeAccess,
  'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}': deleteClient,
  'GET /v2/workspaces/{workspaceId}/organisations': listOrganisations,
  'POST /v2/workspaces/{workspaceId}/organisations': addOrganisation,
  'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}': saveOrganisation,
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}': deleteOrganisation,
  'POST /portal/log-in': logIn,
  'POST /portal/log-in-with-secret': logInWithSecret,
  'POST /rpc/ssoClient': ssoClient,
  'POST /rpc/signupWithOTP': signUp,
  'POST /rpc/validateClientLoginToken': validateToken,
  'POST /portal/password-reset': requestReset,
  'POST /portal/password': setPassword,
  'POST /portal/log-out': logOut,
  'GET /portal/me': getPortal,
  'GET /portal/tabs/{tabId}': getPortalTab,
  'POST /portal/live-ticket': getLiveTicket,
  'POST /auth/client/refresh': refreshClient,
  'POST /auth/client/status': setStatus,
  'POST /portal/account': saveAccount,
  'POST /portal/account/email': changeEmail,
  'POST /portal/account/password': changePassword,
  'POST /portal/organisation': saveOwnOrganisation,
  'GET /portal/organisation/users': listOwnUsers,
  'POST /portal/organisation/users': addOwnUser,
  'POST /portal/organisation/users/{clientId}': saveOwnUser,
  'POST /portal/organisation/users/{clientId}/invitation': inviteOwnUser,
  'DELETE /portal/organisation/users/{clientId}': deleteOwnUser,
  'GET /portal/organisations': listOwnOrganisations,
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation': inviteClient,
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as': logInAs,
})
