import { Hang, messageFailure, unknownObject } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { parsedBody } from '#infra/local/stand-ins/channels/graph/parsed-body'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import {
  deregister,
  describeMedia,
  describeNumber,
  listNumbers,
  listSubscribed,
  register,
  subscribe,
  unsubscribe,
  uploadMedia,
} from './calls/number-calls.ts'
import { sendMessage } from './calls/send-message.ts'
import { createTemplate, deleteTemplate, listTemplates } from './calls/template-calls.ts'
import type { NumberContext } from './number-context.ts'

type Call = (context: NumberContext, parameters: Parameters) => unknown

const limitTitles: Readonly<Record<number, string>> = {
  130429: 'Rate limit hit',
  131056: '(Business Account, Consumer Account) pair rate limit hit',
}

const message: Call = async (context, parameters) => {
  const { limited, hangs } = context.number.faults
  const body = parsedBody(parameters)
  const isMessage = body.status === undefined
  if (isMessage && limited > 0)
    throw messageFailure(limited, limitTitles[limited] ?? '', 'Too many messages sent. Please retry later.', 429)
  if (isMessage && hangs === 'before') throw new Hang()
  const answer = await sendMessage(context, body)
  if (isMessage && hangs === 'after') throw new Hang()
  return answer
}

/** Below a number's id, and below its WhatsApp Business Account's. */
const ofNumber: Readonly<Record<string, Call>> = {
  'GET ': describeNumber,
  'POST register': register,
  'POST deregister': deregister,
  'POST media': uploadMedia,
  'POST messages': message,
}
const ofAccount: Readonly<Record<string, Call>> = {
  'GET ': ({ number: { wabaId: id, name } }) => ({
    id,
    name,
    timezone_id: '1',
    message_template_namespace: `ns_${id}`,
  }),
  'GET phone_numbers': listNumbers,
  'GET subscribed_apps': listSubscribed,
  'POST subscribed_apps': subscribe,
  'DELETE subscribed_apps': unsubscribe,
  'GET message_templates': listTemplates,
  'POST message_templates': createTemplate,
  'DELETE message_templates': deleteTemplate,
}

/** Answers what is asked with a number's token: about it, its account and its files. */
export const answerNumber: (
  context: NumberContext,
  parameters: Parameters,
  asked: { readonly object: string; readonly key: string; readonly address: string },
) => unknown = (context, parameters, { object, key, address }) => {
  const { number, state } = context
  if (object === number.id && number.isWithoutNumber) throw unknownObject(object)
  const call = object === number.id ? ofNumber[key] : object === number.wabaId ? ofAccount[key] : undefined
  if (call) return call(context, parameters)
  if (key === 'GET ' && state.media[object]?.number === number.id) return describeMedia(context, object, address)
  throw unknownObject(object)
}
