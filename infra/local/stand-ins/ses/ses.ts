import { keptState } from '#infra/local/stand-ins/kept-state'
import type { PlainAnswer, PlainRequest } from '#infra/local/stand-ins/plain-request'
import { checkRecords, type SesWorld } from './check-records.ts'
import { addressIn, checkSending } from './check-sending.ts'
import { type Feedback, feedbackEvent } from './feedback-event.ts'
import {
  createIdentity,
  deleteIdentity,
  identityNamed,
  listIdentities,
  listTags,
  presentIdentity,
  type SesCall,
  setConfigurationSet,
  setMailFrom,
  tagsOf,
} from './identity-calls.ts'
import { queryAnswer, queryFailure, sendEmailOfQuery } from './query-protocol.ts'
import { SesError, sesAnswer, sesFailure } from './ses-error.ts'
import { freshState, nameInArn, type SentMail, sesArn } from './ses-state.ts'
import { tenantCalls } from './tenant-calls.ts'

/** Takes a mail for the viewer, as a `SendEmail` of v2; answers with its message id. */
export type Deliver = (body: Readonly<Record<string, unknown>>) => Promise<string>

interface SesOptions extends SesWorld {
  /** Where identities and tenants are kept; without one they end with the process. */
  readonly path?: string | undefined
  readonly deliver: Deliver
  readonly configurationSets: readonly string[]
  /** Domains that are verified from the start: the product's own. */
  readonly ownDomains: readonly string[]
}

export interface Ses {
  /** Answers a call of v2, or `SendEmail` of v1; `undefined` for what is not played here. */
  readonly answer: (request: PlainRequest) => Promise<PlainAnswer | undefined>
  /** What the default bus of the mail's region gets about a mail; throws SesError where SES would publish nothing. */
  readonly feedback: (messageId: string, kind: Feedback) => { readonly region: string; readonly event: object }
  /** The identities of a region with their records' state. */
  readonly regions: () => ReturnType<typeof freshState>['regions']
  readonly stop: () => void
}

const PREFIX = '/v2/email/'
const KEPT_MAILS = 500

/** Each region has identities of its own; which one is called is part of the signature. */
const regionOf = ({ headers }: PlainRequest): string =>
  /Credential=[^/]+\/\d{8}\/([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'local'

const inputOf = ({ body }: PlainRequest): Record<string, unknown> => {
  try {
    return body ? (JSON.parse(body) as Record<string, unknown>) : {}
  } catch {
    throw new SesError('BadRequestException', 'The body is no JSON.')
  }
}

/**
 * SES as strict as the cloud: identities are verified once the zone has their records, by the clock; a sender must be verified; in a tenant's
 * name only what is associated with it is sent.
 */
export const ses = (options: SesOptions): Ses => {
  const { now, lookUp, path, deliver, configurationSets, ownDomains } = options
  const { state, changed, stop } = keptState(path, freshState)

  const callOf = (request: PlainRequest, input: SesCall['input']): SesCall => {
    const regionName = regionOf(request)
    state.regions[regionName] ??= { identities: [], tenants: [] }
    return { state, regionName, region: state.regions[regionName], world: { now, lookUp }, configurationSets, input }
  }

  const send = async (call: SesCall): Promise<string> => {
    const { input, regionName } = call
    const from = String(input.FromEmailAddress ?? '')
    const given = (value: unknown) => (value === undefined ? undefined : String(value))
    const tenant = given(input.TenantName)
    const set = checkSending(call, { from, tenant, configurationSet: given(input.ConfigurationSetName) }, ownDomains)
    const messageId = await deliver(input)
    const { ToAddresses = [] } = (input.Destination ?? {}) as { ToAddresses?: readonly string[] }
    const { Simple } = (input.Content ?? {}) as { Simple?: { Subject?: { Data?: string } } }
    const tags = (input.EmailTags ?? []) as readonly { Name: string; Value: string }[]
    const mail: SentMail = {
      messageId,
      region: regionName,
      at: now(),
      from,
      to: ToAddresses.map(addressIn),
      subject: Simple?.Subject?.Data ?? '',
      ...(set ? { configurationSet: set } : {}),
      ...(tenant ? { tenant } : {}),
      tags: Object.fromEntries(tags.map(({ Name, Value }) => [Name, Value])),
    }
    state.sent = [...state.sent, mail].slice(-KEPT_MAILS)
    return messageId
  }

  const taggedIn = (call: SesCall, arn: string) => {
    const name = nameInArn(arn, call.regionName, 'identity')
    const tenant = call.region.tenants.find(({ id }) => arn.endsWith(`/${id}`))
    return tenant ?? identityNamed(call, name ?? arn)
  }

  const tagging = (call: SesCall, { method, query }: PlainRequest): object => {
    const tagged = taggedIn(call, String(call.input.ResourceArn ?? query.ResourceArn))
    if (method === 'GET') return { Tags: listTags(tagged.tags) }
    if (method === 'POST') tagged.tags = { ...tagged.tags, ...tagsOf(call.input.Tags) }
    else {
      const gone = (query.TagKeys ?? '').split(',')
      tagged.tags = Object.fromEntries(Object.entries(tagged.tags).filter(([key]) => !gone.includes(key)))
    }
    return {}
  }

  const ofIdentity = (call: SesCall, method: string, name: string, part: string): object | undefined => {
    const identity = identityNamed(call, name)
    checkRecords(identity, call.regionName, call.world)
    switch (`${method} ${part}`.trim()) {
      case 'GET':
        return presentIdentity(call, identity)
      case 'DELETE':
        return deleteIdentity(call, identity, sesArn(call.regionName, 'identity', identity.name))
      case 'PUT mail-from':
        return setMailFrom(call, identity)
      case 'PUT configuration-set':
        return setConfigurationSet(call, identity)
      case 'PUT dkim':
      case 'PUT feedback':
        return {}
      default:
        return undefined
    }
  }

  const route = async (request: PlainRequest): Promise<object | undefined> => {
    const { method, path: whole } = request
    const rest = whole.slice(PREFIX.length)
    const [kind = '', name = '', part = ''] = rest.split('/').map(decodeURIComponent)
    const call = callOf(request, inputOf(request))
    if (method === 'POST' && rest === 'outbound-emails') return { MessageId: await send(call) }
    if (kind === 'tags') return tagging(call, request)
    if (method === 'POST' && tenantCalls[rest]) return tenantCalls[rest](call)
    if (method === 'POST' && rest === 'identities') return createIdentity(call)
    if (method === 'POST' && rest === 'list-identities') return listIdentities(call)
    if (kind === 'identities' && name) return ofIdentity(call, method, name, part)
    // policies about reputation are taken, and change nothing here
    if (method === 'PUT' && kind === 'reputation') return {}
    // no list of addresses that bounced is kept here
    if (method === 'DELETE' && kind === 'suppression') return {}
    return undefined
  }

  return {
    answer: async (request) => {
      const query = request.method === 'POST' && request.path === '/' ? sendEmailOfQuery(request.body) : undefined
      if (!query && !request.path.startsWith(PREFIX)) return undefined
      try {
        if (query) return queryAnswer(await send(callOf(request, query)))
        const answered = await route(request)
        return answered && sesAnswer(answered)
      } catch (failure) {
        if (!(failure instanceof SesError)) throw failure
        return query ? queryFailure(failure) : sesFailure(failure)
      } finally {
        changed()
      }
    },
    feedback: (messageId, kind) => {
      const mail = state.sent.find((each) => each.messageId === messageId)
      if (!mail) throw new SesError('NotFoundException', 'SES knows nothing of this mail.')
      if (!mail.configurationSet)
        throw new SesError(
          'BadRequestException',
          'SES publishes nothing about it: it was sent without a configuration set.',
        )
      state.count += 1
      changed()
      return { region: mail.region, event: feedbackEvent(mail, kind, `feedback-${messageId}-${state.count}`, now()) }
    },
    regions: () => state.regions,
    stop,
  }
}
