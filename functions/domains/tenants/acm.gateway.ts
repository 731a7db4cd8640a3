import {
  ACMClient,
  ConflictException,
  DeleteCertificateCommand,
  ResourceInUseException,
  ResourceNotFoundException,
} from '@aws-sdk/client-acm'
import { optionalEnvironment } from '#lib/environment'
import { perFunction } from '#lib/per-function'

const client = perFunction(() => {
  const endpoint = optionalEnvironment('ACM_ENDPOINT')
  // CloudFront's certificates are there
  return new ACMClient({ region: 'us-east-1', ...(endpoint ? { endpoint } : {}) })
})

/**
 * Deletes a certificate, since expired ones count towards the account's quota too. `later`: the tenant that had it is not gone
 * everywhere yet. One that is gone is deleted.
 */
export const deleteCertificate = async (arn: string): Promise<'deleted' | 'later'> => {
  try {
    await client().send(new DeleteCertificateCommand({ CertificateArn: arn }))
    return 'deleted'
  } catch (failure) {
    if (failure instanceof ResourceNotFoundException) return 'deleted'
    if (failure instanceof ResourceInUseException || failure instanceof ConflictException) return 'later'
    throw failure
  }
}
