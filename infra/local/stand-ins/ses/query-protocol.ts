import type { PlainAnswer } from '#infra/local/stand-ins/plain-request'
import type { SesError } from './ses-error.ts'

const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The members of a list, in order: `Destination.ToAddresses.member.1`, … */
const listIn = (fields: URLSearchParams, name: string): readonly string[] => {
  const values: string[] = []
  for (let at = 1; fields.has(`${name}.member.${at}`); at += 1) values.push(fields.get(`${name}.member.${at}`) ?? '')
  return values
}

const part = (fields: URLSearchParams, name: string) => {
  const data = fields.get(`${name}.Data`)
  return data === null ? {} : { [name.slice(name.lastIndexOf('.') + 1)]: { Data: data } }
}

/** The `SendEmail` of SES v1 (Query protocol) as the same call of v2; `undefined` for any other action. */
export const sendEmailOfQuery = (body: string): Record<string, unknown> | undefined => {
  const fields = new URLSearchParams(body)
  if (fields.get('Action') !== 'SendEmail') return undefined
  const set = fields.get('ConfigurationSetName')
  const tags: { Name: string; Value: string }[] = []
  for (let at = 1; fields.has(`Tags.member.${at}.Name`); at += 1)
    tags.push({ Name: fields.get(`Tags.member.${at}.Name`) ?? '', Value: fields.get(`Tags.member.${at}.Value`) ?? '' })
  return {
    FromEmailAddress: fields.get('Source') ?? '',
    Destination: {
      ToAddresses: listIn(fields, 'Destination.ToAddresses'),
      CcAddresses: listIn(fields, 'Destination.CcAddresses'),
      BccAddresses: listIn(fields, 'Destination.BccAddresses'),
    },
    ReplyToAddresses: listIn(fields, 'ReplyToAddresses'),
    Content: {
      Simple: {
        ...part(fields, 'Message.Subject'),
        Body: { ...part(fields, 'Message.Body.Text'), ...part(fields, 'Message.Body.Html') },
      },
    },
    ...(set === null ? {} : { ConfigurationSetName: set }),
    EmailTags: tags,
  }
}

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/'

export const queryAnswer = (messageId: string): PlainAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/xml' },
  body: `<SendEmailResponse xmlns="${NAMESPACE}"><SendEmailResult><MessageId>${escaped(messageId)}</MessageId></SendEmailResult><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></SendEmailResponse>`,
})

/** v1 names a missing configuration set otherwise. */
const codeOf = ({ code }: SesError): string =>
  ({ NotFoundException: 'ConfigurationSetDoesNotExist', BadRequestException: 'InvalidParameterValue' })[code] ?? code

export const queryFailure = (failure: SesError): PlainAnswer => ({
  status: 400,
  headers: { 'content-type': 'text/xml' },
  body: `<ErrorResponse xmlns="${NAMESPACE}"><Error><Type>Sender</Type><Code>${codeOf(failure)}</Code><Message>${escaped(failure.message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`,
})
