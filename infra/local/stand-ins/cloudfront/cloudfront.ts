import { keptState } from '#infra/local/stand-ins/kept-state'
import type { PlainAnswer, PlainRequest } from '#infra/local/stand-ins/plain-request'
import { answerAcm } from './answer-acm.ts'
import { answerCloudFront } from './answer-cloudfront.ts'
import { isActive, passTime } from './certificates.ts'
import { type Certificate, type EdgeSwitches, freshState, type Tenant } from './cloudfront-state.ts'
import type { LookUp } from './leads-here.ts'
import type { EdgeLimits, TenantWorld } from './tenant-calls.ts'

interface CloudFrontOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Asks the DNS; CloudFront believes nothing else. */
  readonly lookUp: LookUp
  /** Where the state is kept; without one it ends with the process. */
  readonly path?: string | undefined
  readonly limits?: Partial<EdgeLimits>
  readonly onChange?: () => void
}

/** What the account has before any tenant: the multi-tenant distribution, and the connection group with the name that hosts lead to. */
export const playedEdge = {
  distributionId: 'E1LOCALTENANTS',
  connectionGroupId: 'cg_local',
  endpoint: 'd1k4n8r2x6w0z3.cloudfront.net',
} as const

export interface CloudFront {
  /** Answers a request to CloudFront, or to ACM where it has an `x-amz-target`; the whole of it happens before it returns. */
  readonly answer: (request: PlainRequest) => PlainAnswer
  readonly tenants: () => readonly Tenant[]
  readonly certificates: () => readonly Certificate[]
  /** Whether it answers for a host: a tenant that is enabled, deployed, and has an issued certificate attached. */
  readonly serves: (host: string) => boolean
  readonly switches: () => EdgeSwitches
  readonly change: (switches: Partial<EdgeSwitches>) => void
  readonly stop: () => void
}

/**
 * CloudFront's distribution tenants with their certificates, as strict as the cloud: a host must lead to it before a tenant is made,
 * an issued certificate attaches to nothing by itself, ETags move with the certificate, only what is disabled is deleted. A domain that any tenant
 * has, this account's too, is CNAMEAlreadyExists.
 */
export const cloudFront = ({
  now,
  lookUp,
  path,
  limits,
  onChange = () => undefined,
}: CloudFrontOptions): CloudFront => {
  const { state, changed, stop } = keptState(path, freshState)
  const world: TenantWorld = {
    ...playedEdge,
    state,
    now,
    lookUp,
    limits: { tenants: 10_000, certificates: 2_500, ...limits },
  }
  const passed = () => {
    if (!passTime(state, world)) return
    changed()
    onChange()
  }
  return {
    answer: (request) => {
      const before = JSON.stringify(state)
      const answer = request.headers['x-amz-target'] ? answerAcm(world, request) : answerCloudFront(world, request)
      if (JSON.stringify(state) !== before) {
        changed()
        onChange()
      }
      return answer
    },
    tenants: () => {
      passed()
      return state.tenants
    },
    certificates: () => {
      passed()
      return state.certificates
    },
    serves: (host) => {
      passed()
      return state.tenants.some((tenant) => tenant.domains.includes(host) && isActive(state, tenant, now()))
    },
    switches: () => state.switches,
    change: (switches) => {
      state.switches = { ...state.switches, ...switches }
      changed()
      onChange()
    },
    stop,
  }
}
