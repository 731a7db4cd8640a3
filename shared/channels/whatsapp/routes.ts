import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { Delivery } from '#shared/conversations/delivery'
import { fieldMessage } from '#shared/field-message'
import { whatsappText } from './messages.ts'
import { numberFault } from './number-fault.ts'
import { LegacyWhatsapp, MetaId, NumberAtMeta, WhatsappNumber } from './schema.ts'
import { MessageTemplate, TemplateInfo } from './template-info.ts'

const AnAgent = z.strictObject({ agentId: AgentId })
const ANumber = AnAgent.extend({ phoneId: MetaId })

/** What stands in a browser for Meta's token: `access_token` of a log-in, taken by the calls that follow for half an hour. */
const Ticket = z.string().min(1).max(100)

/** What Meta’s script is begun with. `isOwn`: an app of the workspace’s own. */
const LogInOffer = z.object({ appId: z.string(), configId: z.string(), isOwn: z.boolean() })

/** Connecting WhatsApp numbers; the names below `/rpc/` and their fields are the specification's. */
export const whatsapp = contract({
  'GET /v2/meta-log-in': {
    auth: 'self',
    summary:
      'What a page needs to offer Meta’s log-in for an agent: by product the app’s public ids, the workspace’s own app or the platform’s, and the address of Meta’s script.',
    input: z.strictObject({ agentId: AgentId.optional() }),
    output: z.object({
      /** Absent where neither the workspace nor the installation has a Meta app for it. */
      whatsapp: LogInOffer.optional(),
      pages: LogInOffer.optional(),
      sdkUrl: z.string(),
      /** The Graph API’s: `v25.0`. */
      version: z.string(),
      /** The origin of Meta where it is played on this machine; absent where it is the real one. */
      playedAt: z.string().optional(),
    }),
  },
  'POST /rpc/getLongAccessToken': {
    auth: 'self',
    rate: 'connect',
    summary:
      'Exchanges the code of a log-in at Meta, within the 30 seconds that it lives; `agentId` says for which agent it was opened, whose workspace may have an app of its own. `access_token` is good for the following calls here, for half an hour; Meta’s token itself stays on the server.',
    input: z.strictObject({ token: z.string().min(1).max(2000), agentId: AgentId.optional() }),
    output: z.object({ access_token: z.string() }),
  },
  'POST /rpc/getDetailsOfWhatsappNumber': {
    auth: 'self',
    rate: 'connect',
    summary: 'The numbers of a WhatsApp Business Account.',
    input: z.strictObject({ wabaId: MetaId, longAccessToken: Ticket }),
    output: z.object({ data: z.array(NumberAtMeta) }),
  },
  'POST /rpc/connectWhatsappNumber': {
    auth: 'agent:manage',
    summary:
      'Connects a number: its account’s events come to this region, it is registered for the Cloud API and belongs to this agent. Connecting it again renews all of it.',
    input: AnAgent.extend({
      longAccessToken: Ticket,
      wabaId: MetaId,
      phoneId: MetaId,
      phoneNumber: z.string().trim().max(40),
    }),
    output: z.object({ newAddedNumber: WhatsappNumber }),
  },
  'POST /rpc/getWhatsappNumbers': {
    auth: 'agent:manage',
    summary: 'The numbers that are connected to the agent.',
    input: AnAgent,
    output: z.array(WhatsappNumber),
  },
  'POST /rpc/removeWhatsappNumber': {
    auth: 'agent:manage',
    summary: 'Removes a number from the agent; what waits for it is dropped. Conversations stay.',
    input: ANumber,
    output: z.object({ phoneId: z.string() }),
  },
  'POST /rpc/createTemplate': {
    auth: 'self',
    summary: 'Creates a message template, which Meta reviews.',
    input: TemplateInfo.extend({ longAccessToken: Ticket, wabaId: MetaId }),
    output: z.object({ id: z.string(), status: z.string() }),
  },
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': {
    auth: 'agent:manage',
    rate: 'connect',
    summary:
      'Sends a text from a connected number. Its recipient must have written to the number in the last 24 hours.',
    input: ANumber.extend({
      to: z
        .string()
        .trim()
        .min(1, fieldMessage(whatsappText('noNumber')))
        .max(40, fieldMessage(whatsappText('noNumber')))
        .startsWith('+', fieldMessage(whatsappText('noCountryCode')))
        .refine((to) => numberFault(to) !== 'noNumber', fieldMessage(whatsappText('noNumber'))),
      text: z
        .string()
        .trim()
        .min(1, fieldMessage(whatsappText('noText')))
        .max(4096),
    }),
    output: z.object({ messageId: z.string() }),
  },
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message': {
    auth: 'agent:manage',
    summary:
      'What became of a test message: `sent` until WhatsApp reports that it was delivered or read, or failed and why. For a day.',
    input: ANumber.extend({ messageId: z.string().min(1).max(500) }),
    output: Delivery,
  },
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': {
    auth: 'agent:manage',
    summary: 'The message templates of the number’s WhatsApp Business Account, with what Meta decided.',
    input: ANumber,
    output: z.object({ templates: z.array(MessageTemplate) }),
  },
  'POST /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates': {
    auth: 'agent:manage',
    summary: 'Creates a message template for a connected number, which Meta reviews.',
    input: ANumber.extend(TemplateInfo.shape),
    output: z.object({ id: z.string(), status: z.string() }),
  },
  'DELETE /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates/{templateId}': {
    auth: 'agent:manage',
    summary:
      'Deletes one language of a message template, by its name and id. Meta keeps the name of an approved one for 30 days.',
    input: ANumber.extend({ templateId: MetaId, name: TemplateInfo.shape.name }),
    output: z.object({ templateId: z.string() }),
  },
  'GET /v2/agents/{agentId}/channels/whatsapp/legacy': {
    auth: 'agent:manage',
    summary: 'What the legacy method needs: the webhook’s address and verify token, and what is stored of its fields.',
    input: AnAgent,
    output: LegacyWhatsapp,
  },
  'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test': {
    auth: 'agent:manage',
    rate: 'connect',
    summary:
      'Checks the fields of the legacy method at Meta and connects the number; `testSent` where there is a test number that could be written to.',
    input: AnAgent,
    output: z.object({
      number: WhatsappNumber,
      legacy: LegacyWhatsapp,
      testSent: z.boolean(),
      /** Why the test number got nothing, in Meta’s words. */
      reason: z.string().optional(),
    }),
  },
})
