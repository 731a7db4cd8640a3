import { createHmac } from 'node:crypto'
import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { appOf } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

/** A proof that the caller has the app's secret, where one is given: https://developers.facebook.com/docs/graph-api/guides/secure-requests */
export const checkProof = ({ values }: Parameters, token: string, appId: string | undefined): void => {
  const { appsecret_proof: given } = values
  if (given === undefined) return
  const proof = createHmac('sha256', appOf(appId)?.secret ?? '')
    .update(token)
    .digest('hex')
  if (given !== proof)
    throw new GraphFailure(100, 'Invalid appsecret_proof provided in the API argument', {
      type: 'GraphMethodException',
    })
}
