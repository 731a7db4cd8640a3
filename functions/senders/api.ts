import { api } from '#lib/http/api'
import { senders } from '#shared/senders/routes'
import { addSender } from './claims/add-sender.ts'
import { removeSender } from './claims/remove-sender.ts'
import { releaseAddress } from './feedback/release-address.ts'
import { sendTestMail } from './mail/send-test-mail.ts'
import { showMail } from './mail/show-mail.ts'
import { showSender } from './verification/show-sender.ts'
import { verifySender } from './verification/verify-sender.ts'

export const handler = api(senders, {
  'POST /email/domains/{domain}': addSender,
  'POST /email/domains/{id}/verify': verifySender,
  'GET /email/domains/{id}': showSender,
  'DELETE /email/domains/{id}': removeSender,
  'GET /v2/workspaces/{workspaceId}/agency/mail': showMail,
  'POST /v2/workspaces/{workspaceId}/agency/mail/test': sendTestMail,
  'DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}': releaseAddress,
})
