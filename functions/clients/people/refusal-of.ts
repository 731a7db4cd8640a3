import { organisations } from '#features/workspaces'
import { clientEmails } from '#functions/clients/store'
import type { Refusal } from '#lib/database/commit'
import { MAX_CLIENTS_OF_ORGANISATION } from '#shared/clients/limits'
import { clientText } from '#shared/clients/messages'
import { Problem } from '#shared/problems'

/** What a refused write of a client means to the one who saves. */
export const refusalOf = (refused: readonly Refusal[]): Problem => {
  const labels = refused.map(({ label }) => label)
  if (labels.includes(clientEmails.name))
    return new Problem('invalid', clientText('emailTaken'), {
      issues: [{ path: 'email', message: clientText('emailTaken').message }],
    })
  if (labels.includes(organisations.name))
    return new Problem('limit-reached', clientText('organisationFull', MAX_CLIENTS_OF_ORGANISATION))
  return new Problem('conflict', clientText('changedMeanwhile'))
}
