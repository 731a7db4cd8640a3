import type { PlainAnswer, PlainRequest } from '#infra/local/stand-ins/plain-request'
import { certificateAt } from './certificates.ts'
import type { TenantWorld } from './tenant-calls.ts'

const answerWith = (status: number, body: object): PlainAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
})

const refuse = (code: string, message: string) => answerWith(400, { __type: code, message })

const arnIn = (body: string): string => {
  try {
    return String((JSON.parse(body) as { CertificateArn?: unknown }).CertificateArn)
  } catch {
    return ''
  }
}

/** ACM's `DeleteCertificate` (JSON protocol): one that a tenant has, or had until just now, is in use. */
export const answerAcm = ({ state, now }: TenantWorld, { headers, body }: PlainRequest): PlainAnswer => {
  const operation = headers['x-amz-target']?.split('.')[1]
  if (operation !== 'DeleteCertificate') return refuse('UnknownOperationException', `${operation} is not played.`)
  const certificate = certificateAt(state, arnIn(body))
  if (!certificate)
    return refuse('ResourceNotFoundException', `Could not find certificate ${arnIn(body)} in account 000000000000.`)
  const isUsed =
    state.tenants.some(({ certificateArn }) => certificateArn === certificate.arn) ||
    (certificate.usedUntil ?? 0) > now()
  if (isUsed) return refuse('ResourceInUseException', `Certificate ${certificate.arn} is in use.`)
  state.certificates = state.certificates.filter((each) => each !== certificate)
  for (const tenant of state.tenants) if (tenant.requestedArn === certificate.arn) delete tenant.requestedArn
  return answerWith(200, {})
}
